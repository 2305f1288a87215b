// Made by "npm run sdk" of the API's document; a test says when it is not current.
import type { Hryvnias, Kopiykas } from "./money.ts";

export interface paths {
    "/api/get-option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's settings, texts in the language asked for */
        get: operations["getOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stories shown now to this visitor, in order */
        get: operations["getStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions shown now to this visitor: the carousel and the listing tiles */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-promotion/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A promotion's page; its goods are what get-products answers to `goods`. 404 for one that shows none */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The six page texts */
        get: operations["getPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-own-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stories and promotions for this visitor that are not for everyone, and the stories a signed-in customer has seen */
        get: operations["getOwnContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/see-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stories seen on this device are seen on all of the customer's; ids of none are ignored */
        post: operations["seeStories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All visible categories, as a list with their children */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-categories-by-gender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** First-level categories of each audience */
        get: operations["getCategoriesByGender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and products for a text of 3 characters or more; shorter texts find nothing. Where no product is found the categories are those nearest to what was asked */
        get: operations["searchProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page (29 products) of a listing with its facets */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Variations of a product the customer asked to be told about */
        get: operations["getBackInStock"];
        put?: never;
        /** Asks to be told when a sold-out variation is back, in the order of asking; asking twice is no error, 404 for an unknown variation */
        post: operations["askBackInStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/via-phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts sign-in: says whether this device has a PIN, otherwise sends an SMS code. Needs the header X-Phone-Hash. 428 asks for a proof of work first */
        post: operations["viaPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms-code-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges the code of an SMS for a token, in the browser or app that asked for it; the token is also set as a cookie */
        post: operations["smsCodeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/via-pin-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a PIN for a token on a device that once passed an SMS code for this phone; the token is also set as a cookie */
        post: operations["viaPinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/create-pin-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the customer's PIN; replacing one needs the present PIN or an SMS code of the last ten minutes */
        post: operations["createPinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the token of this call and clears its cookie */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in customer's profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes names, and once only e-mail and birth date */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices the account knows, and whether it has a PIN */
        get: operations["getDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer knows the new devices of the account; this device names them no more */
        post: operations["confirmDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs one device of the account out and forgets it: it needs an SMS code again */
        post: operations["signOutDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes every token of the account, this one too, and forgets all devices but this one */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the ids kept on a device to the account's favourites; unknown ids are ignored */
        post: operations["addFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds one product to the favourites */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's favourite products, newest first */
        get: operations["getFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remove-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one product from the favourites */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by its id_1c */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's own cart: the account's, or the guest's by the guest cookie */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket-add-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserves one pack more (productAdd true) or gives one pack back (false) */
        post: operations["basketAddProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket-add-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserves packs of many variations, line by line: each is added whole or not at all, and says so. A run of sizes is one line of one pack for each variation of a colour with at least a pack left */
        post: operations["basketAddMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket-recalculation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the server's cart equal to the given lines as far as stock allows, and restarts the reservation */
        post: operations["basketRecalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases everything the cart holds; deleting a cart that is gone is no error */
        post: operations["deleteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rows of a pasted text or an uploaded file (.xlsx, CSV or text in UTF-8, UTF-16 or CP1251, up to 2 MB); nothing is kept */
        post: operations["quickOrderRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A verdict for each row, in their order, before anything is reserved; rows of one variation are summed */
        post: operations["quickOrderCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-saved-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's saved lists, newest first */
        get: operations["getSavedLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the lines of the customer's cart under a name; the cart stays as it is */
        post: operations["saveList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rename-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a list another name; 404 for one that is not the customer's */
        post: operations["renameList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remove-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets a list, its link too; one that is gone or somebody else's is no error and stays */
        delete: operations["removeList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a list to whoever has its link, or closes it: the link of before never works again */
        post: operations["shareList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-saved-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One list with today's prices and a verdict for each line; 404 for one that is not the customer's */
        get: operations["getSavedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-shared-list/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list by its link, as it stands for the visitor today; says nothing about whose it is */
        get: operations["getSharedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms and the link of the customer's own price list; null before the first. Its files are `/price-list/{token}.xlsx`, `.csv` and `.xml` (YML) */
        get: operations["getPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save-price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the terms of the price list and opens its link; a link that is there stays the same */
        post: operations["savePriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renew-price-list-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the price list another link; the one of before never works again. Null when there is no price list */
        post: operations["renewPriceListLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remove-price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets the price list and closes its link; one that is not there is no error */
        delete: operations["removePriceList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements a text means, largest first: by the beginning of a name in either language or in Latin letters, with or without «м.», by district, with a slip of the finger */
        get: operations["getSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments of a settlement by number or address, or by how near they are; up to 50 */
        get: operations["getDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-delivery-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a carrier takes for parcels of several weights to a department of a settlement; no prices where unknown */
        get: operations["getDeliveryPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments that serve a postcode; without any, `isAnswered` says whether the carrier could be asked */
        get: operations["getOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-streets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streets of a settlement by a part of the name; while the carrier does not answer, those it has named before */
        get: operations["getStreets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-postcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The postcode of a house in a street of `get-streets`; null when unknown or while the carrier does not answer */
        get: operations["getPostcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether the cart can be ordered now, and if not, every cause */
        post: operations["orderValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-open-parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels of the customer that are still gathered, the newest first: the next order may go in one of them */
        get: operations["getOpenParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the carrier would take on receipt for the customer's cart, and when it would arrive if sent tomorrow; null where unknown */
        get: operations["deliveryEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places the order of a reserved cart. Needs the header Idempotency-Key; repeating it returns the same order */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's orders, newest first, 20 purchases a page; the parts of a purchase stand together */
        get: operations["getOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-order/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the customer's own orders */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repeat-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserves the goods of one's own order again, line by line: each is added whole or not at all, and says why */
        post: operations["repeatOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends one's own order, before it is packed, to another person or to another department of the same carrier and kind */
        post: operations["changeDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels one of the customer's own orders while nothing of it is packed */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's bonus points: their sum, the lots with their ends, a page of movements, newest first */
        get: operations["getBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What shop and customer owe each other, and a page of movements, newest first */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open debts for parcels nobody collected, oldest first, and a page of movements */
        get: operations["getDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's statement for a period of at most 366 days, oldest first */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/start-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the card provider's page for a purchase that waits for its payment; an earlier page is closed first */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the card provider's page for all delivery debts that no order is paying; 404 where nothing is owed */
        post: operations["payDebts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the payment of a purchase; the provider is asked, at a pace, while nothing is final */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-unpaid-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases that wait for their payment by card, the one whose time ends first before the others */
        get: operations["getUnpaidOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer was told, newest first, 20 at a time; `next` is the cursor of what was told before */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a notice as read, `andEarlier` with all that were told before it; those of somebody else stay as they are */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of what the customer hears by letter, SMS and in browsers that subscribed; the account tells everything always */
        get: operations["getNotificationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/choose-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how the customer hears of one topic; the confirmation of an order is written always */
        post: operations["chooseNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key a browser subscribes to web push with (RFC 8292); empty where the shop sends none */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells this browser of news from now on, until it signs out; 422 for an endpoint of no known push service, 409 for an app without a device */
        post: operations["pushSubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells this browser nothing any more; those of somebody else stay as they are */
        post: operations["pushUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people the customer sends parcels to, by surname */
        get: operations["getRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a recipient; 409 above a hundred */
        post: operations["addRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a recipient anew; 404 for one that is not the customer's */
        post: operations["changeRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remove-recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets a recipient; one that is gone or somebody else's is no error and stays */
        delete: operations["removeRecipient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export-personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything the shop keeps about the customer, table by table; on a new device with the PIN, 409 on a new one without */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the shop to delete the account: a task for staff, who call before they do it; repeatable */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a letter that asks to confirm the address; the answer is the same for any address */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a personal offer */
        post: operations["getOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-offer-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a request that is sent within a day */
        post: operations["addOfferPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers goods to the shop */
        post: operations["suppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation with the shop: its fifty newest messages, those before `before`, or those after `after`, oldest first */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-chat-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message; the same `id` sends it once and answers where it stands */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the shop's messages up to `seq` as read; a lower number than before changes nothing */
        post: operations["readChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/type-in-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the staff who look at the conversation that the customer is typing */
        post: operations["typeInChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-new-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages of the shop the customer has not read (specification §7) */
        get: operations["checkNewMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-chat-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a message that is sent within a day */
        post: operations["addChatPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-returnable/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of one's own delivered order can be given back, and until when */
        get: operations["getReturnable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-return-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a return that is asked for within a day */
        post: operations["addReturnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ask-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to give goods of a delivered order back; staff decide */
        post: operations["askReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's returns, a hundred a page, the newest first */
        get: operations["getReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-return/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the customer's own returns */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one's own return back while its goods have not come; again is no error */
        post: operations["cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of the shop and assessments of orders that have words, newest first, with the ratings of all of them */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-product-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a product, the newest or the most helpful first, of one fit where it is named, with its rating; 404 for an unknown product */
        get: operations["getProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a review of the shop, or of a product when it is named; it shows once staff approved it. 409 when this customer's review of the product, or one of the shop that waits, is there already */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vote-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a published review helped, or takes that back; said twice it counts once. 409 for one's own review */
        post: operations["voteReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-review-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a review that is sent within a day */
        post: operations["addReviewPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-review-film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a film that was sent whole (`/api/begin-upload`) ready for a review that is sent within a day: at most a minute of H.264, VP8, VP9 or AV1, written anew without its metadata */
        post: operations["addReviewFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-assessment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an order can be assessed: it was delivered and has not been assessed yet */
        get: operations["getAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-assessment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assesses a delivered order, once; 404 for somebody else's order, 409 for one that was not delivered or is assessed already */
        post: operations["addAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-product-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answered questions about a product, those answered last first; 404 for an unknown product */
        get: operations["getProductQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ask-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks about a product; shown once the shop has answered, which the customer is told */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/begin-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a file that is sent in parts: the film of a review (customers) or the file of a supplier; it is kept for a day until it is used */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload-part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the part of a file (base64) that begins at byte `from`; answers how many bytes the shop has, from where to go on */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that calls, with its rights */
        get: operations["exchangeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Goods with their variations, prices and pieces. A key of the back office with the right to goods; JSON: an array of at most 5000 rows and 8 MB. What a row does not say stays. 202: it is being worked on, ask again by the same key */
        put: operations["exchangeGoods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Prices by id, article or barcode; null clears one. A key of the back office with the right to prices and stock; JSON: an array of at most 5000 rows and 8 MB. What a row does not say stays. 202: it is being worked on, ask again by the same key */
        put: operations["exchangePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pieces by id, article or barcode. A key of the back office with the right to prices and stock; JSON: an array of at most 5000 rows and 8 MB. What a row does not say stays. 202: it is being worked on, ask again by the same key */
        put: operations["exchangeStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/parts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a part, by the Idempotency-Key it was sent under, for two days */
        get: operations["exchangeParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a full catalogue: what none of its parts names is hidden at its end. One begun before is abandoned. A key of the back office with the right to goods */
        post: operations["exchangeCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/catalogue/{session}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a full catalogue; once more it answers the same. A fifth of the goods or more is not hidden by itself: `waiting` for staff. Ten minutes without a part end it as abandoned, and nothing is hidden. 409 while a part is being worked on */
        post: operations["exchangeCatalogueComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders the key has not confirmed as they are now, the oldest first; hryvnias, UTC. `after`: the `next` of the answer before, to read on; a new reading begins without it. CSV with one row a line of an order: `format=csv`. A key of the back office with the right to orders */
        get: operations["exchangeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/orders/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says which versions of orders the program has; they are not sent to its key again until they change. A key of the back office with the right to orders */
        post: operations["exchangeOrdersConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/v1/orders/{number}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an order on by the shop's steps; what cannot be done is a remark for staff, as for 1C. Once more it changes nothing. A key of the back office with the right to orders */
        post: operations["exchangeOrdersStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's live changes as server-sent events, an hour at most
         * @description `open` once it is listened to, and after each break: read anew what you show. `cart`: another device changed the cart; its data names that device. `chat`: `message` or `typing`. A comment every 15 seconds keeps it alive; `retry` says when to come back. What happened meanwhile is read by the calls: events carry no contents.
         */
        get: operations["cartEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-statement.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of `get-statement` as a workbook */
        get: operations["getStatementXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-receipt.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fiscal receipt of the customer's as text */
        get: operations["getReceiptTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/chat-photos/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the customer's chat */
        get: operations["getChatPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/return-photos/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the customer's return */
        get: operations["getReturnPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in a width of 240, 360, 480, 720, 1080 or 1440 */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A customer placed an order; a purchase of two parts is two orders */
        post: operations["onOrderPlaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All of an order is paid: by card, from the balance, or on receipt once it was delivered */
        post: operations["onOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order has another status, cancelled among them */
        post: operations["onOrderStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was cancelled; told besides order.status_changed */
        post: operations["onOrderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A customer asked to give goods back */
        post: operations["onReturnCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Free pieces of these variations changed; at most one such message in ten seconds */
        post: operations["onStockChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address was off and is on again; what happened between is not told any more. Sent whatever it is told of */
        post: operations["onWebhookMissed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent by a button of the back office */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Refusal: {
            /** @description For people, in the language asked for */
            message: string;
            /** @description What is wrong, by field: `delivery.department`, `rows.3.size` */
            errors?: {
                [key: string]: string[];
            };
            /**
             * Format: uuid
             * @description Names this call in the shop's log
             */
            visit?: string;
            /** @description Stable; new ones may come */
            code: string;
        };
        Balance: {
            /**
             * Format: int64
             * @description Kopiykas
             */
            companyDebtKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Kopiykas
             */
            customerDebtKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Kopiykas
             */
            totalKopiykas: Kopiykas;
            movements: components["schemas"]["Movement"][];
            pagination: components["schemas"]["Pagination"];
        };
        Bill: {
            lines: {
                /** @enum {string} */
                kind: "goods" | "suborder" | "promo" | "fee" | "bonuses" | "balance" | "debt";
                reason: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                kopiykas: Kopiykas;
            }[];
            /**
             * Format: int64
             * @description Kopiykas
             */
            toPayKopiykas: Kopiykas;
            firstOrderFree: boolean;
            /** @description The mean that cannot be used because the other already covers the order */
            excluded: {
                /** @enum {string} */
                mean: "bonuses" | "balance";
                reason: string;
            } | null;
            cashback: {
                reason: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                soonKopiykas: Kopiykas;
                /** Format: date-time */
                soonUntil: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                laterKopiykas: Kopiykas;
                /** Format: date-time */
                laterUntil: string;
            } | null;
            /** @description Null where nothing is to be prepaid */
            prepayment: {
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                byCardKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                onReceiptKopiykas: Kopiykas;
                isPaid: boolean;
            } | null;
        };
        Bonuses: {
            /**
             * Format: int64
             * @description Points to spend now; 1 point = 1 грн
             */
            sumKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Points that are lost at the end of this month in Kyiv
             */
            endingKopiykas: Kopiykas;
            /**
             * Format: date-time
             * @description When that is
             */
            endingAt: string;
            lots: {
                /**
                 * Format: int64
                 * @description Still to be spent
                 */
                leftKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                grantedKopiykas: Kopiykas;
                /** Format: date-time */
                grantedAt: string;
                /**
                 * Format: date-time
                 * @description 23:59:59 in Kyiv of the month's last day
                 */
                endsAt: string;
            }[];
            movements: components["schemas"]["Movement"][];
            pagination: components["schemas"]["Pagination"];
        };
        Cart: {
            orderId: string | null;
            orderSubOrder: string | null;
            products: components["schemas"]["CartItem"][];
            /** @description Unix milliseconds by the server's clock; null when nothing is reserved */
            reservationEnd: number | null;
            /** @description The server's clock at the answer, Unix milliseconds; clients count from the difference */
            serverNow: number;
            /**
             * Format: int64
             * @description How long a reservation is from its beginning
             */
            reservationSeconds: number;
            /** @description Hryvnias, at most two decimals */
            price: Hryvnias;
            /**
             * Format: int64
             * @description Pieces of all lines
             */
            counter: number;
            /** @description The minimum for an order's wholesale lines; 0 in a retail cart */
            minOrder: Hryvnias;
            /** @description What is missing to `minOrder`; 0 in a retail cart */
            missingToMinOrder: Hryvnias;
            /** @description Products under their minimum, with the pieces `missing` */
            productsWithoutMinAmount: {
                /** Format: int64 */
                id: number;
                name: string;
                /** Format: int64 */
                min_order_amount: number;
                /** Format: int64 */
                missing: number;
                /**
                 * Format: int64
                 * @description The most pieces this cart can hold of it now, where they are too few for the minimum; absent where it can be met
                 */
                atMost?: number;
            }[];
        };
        CartItem: {
            /** Format: int64 */
            id: number;
            id_1c: string;
            name: string;
            item_category: string;
            image: string | null;
            tint: string;
            /**
             * Format: int64
             * @description Pieces
             */
            quantity: number;
            /**
             * Format: int64
             * @description The least that can be bought of the product, pieces
             */
            min_order_amount: number;
            suborder: boolean;
            /** @description The day in Kyiv when all goods made to order in this cart leave in one parcel, `YYYY-MM-DD` */
            shipsBy: string | null;
            variant: {
                /** Format: int64 */
                id: number;
                id_1c: string;
                name: string;
                colour: string;
                size: string;
                /** @description Hryvnias, at most two decimals */
                price: Hryvnias;
                /** @description The price at which it was put into the cart, where it has changed and the checkout has not told it yet */
                priceBefore?: Hryvnias;
                oldPrice: Hryvnias | null;
                /**
                 * Format: int64
                 * @description Pieces the cart holds plus those it could still add
                 */
                stock: number;
                /**
                 * Format: int64
                 * @description Pieces in a pack
                 */
                quantity_in_variation: number;
            };
        };
        Category: {
            /** Format: int64 */
            id: number;
            id_1c: string;
            name: string;
            female: boolean;
            male: boolean;
            kids: boolean;
            forHome: boolean;
            isFirstLevel: boolean;
            /**
             * Format: int64
             * @description Products in the category and everything below it
             */
            products: number;
            /** @description Base path of a picture of its goods, or null */
            image: string | null;
            /** @description Null where the category has no goods of the audience */
            image_female: string | null;
            /** @description As `image_female` */
            image_male: string | null;
            /** @description As `image_female` */
            image_kids: string | null;
            /** @description As `image_female` */
            image_home: string | null;
            children: components["schemas"]["Category"][];
        };
        Chat: {
            messages: components["schemas"]["ChatMessage"][];
            hasOlder: boolean;
            /** Format: int64 */
            lastSeq: number;
            /**
             * Format: int64
             * @description `seq` of the last message that staff have read
             */
            staffRead: number;
            /**
             * Format: int64
             * @description `seq` of the last message that the customer has read
             */
            customerRead: number;
            isClosed: boolean;
            /**
             * Format: date-time
             * @description When a message sent now is answered at the latest (UTC)
             */
            answersBy: string;
        };
        ChatMessage: {
            /**
             * Format: int64
             * @description The place in the conversation, from 1 without gaps
             */
            seq: number;
            /**
             * Format: uuid
             * @description The sender's own name for the message
             */
            id: string;
            /** @enum {string} */
            side: "customer" | "staff";
            /** @description The first name of the member of staff; empty for the customer */
            author: string;
            text: string;
            /** @description Each is at `/account/chat-photos/{id}/small.jpg` and `large.jpg` */
            photos: string[];
            product: {
                /** Format: int64 */
                id: number;
                id_1c: string;
                name: string;
                image: string | null;
                tint: string;
                /** @description Hryvnias, at most two decimals */
                price: Hryvnias;
            } | null;
            orderNumber: number | null;
            /** Format: date-time */
            at: string;
        };
        Debts: {
            /**
             * Format: int64
             * @description Kopiykas
             */
            sumKopiykas: Kopiykas;
            debts: {
                /** Format: int64 */
                id: number;
                /** Format: int64 */
                orderNumber: number;
                parcelNumber: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                kopiykas: Kopiykas;
                /** Format: date-time */
                createdAt: string;
                /** @description True while a placed order is to pay it */
                isPaidWithOrder: boolean;
                paidWithOrder: number | null;
            }[];
            movements: components["schemas"]["Movement"][];
            pagination: components["schemas"]["Pagination"];
        };
        DeliveryForm: {
            /** @description 422 at the field for a code the checkout does not offer */
            carrier: string;
            kind?: string;
            settlement: string;
            /**
             * @description Needed for delivery to a department
             * @default
             */
            department?: string;
            /** @description Needed for delivery to the door */
            door?: {
                /**
                 * @description An id from `get-streets`; left out for a name typed while the carrier did not answer
                 * @default
                 */
                streetId?: string;
                street: string;
                house: string;
                flat?: string;
                note?: string;
            };
        };
        Department: {
            id: string;
            /** @enum {string} */
            kind: "branch" | "locker" | "cargo";
            number: string;
            address: string;
            schedule: string;
            /** @description 0 for no limit */
            maxWeightKg: number;
            /** @description The longest side first; empty for no limit */
            maxSidesCm: number[];
            /** @description Null where the carrier does not give the position */
            latitude: number | null;
            /** @description As `latitude` */
            longitude: number | null;
            /** @description From `near`, in a straight line; null without it */
            meters: number | null;
        };
        Facet: {
            /** @enum {string} */
            name: "audience" | "size" | "colour" | "material" | "pack" | "availability" | "season" | "brand" | "detail1" | "detail2" | "detail3" | "detail4" | "detail5" | "detail6" | "detail7" | "detail8";
            label?: string;
            /** @description A zero count: goods of this listing have the value, but none under the other filters */
            values: {
                value: string;
                label: string;
                /** Format: int64 */
                count: number;
                selected: boolean;
            }[];
        };
        GaveBack: {
            /**
             * Format: int64
             * @description Kopiykas
             */
            cardKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Kopiykas
             */
            balanceKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Kopiykas
             */
            bonusesKopiykas: Kopiykas;
        };
        GoesBack: {
            /**
             * Format: int64
             * @description Kopiykas
             */
            moneyKopiykas: Kopiykas;
            /** @description `refundTo` of `cancel-order` may be the card; otherwise the money goes to the balance */
            canGoToCard: boolean;
            /**
             * Format: int64
             * @description Kopiykas
             */
            balanceKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Kopiykas
             */
            bonusesKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description Cashback of the order that is taken back
             */
            cashbackKopiykas: Kopiykas;
        };
        JudgedRow: {
            /** @enum {string} */
            verdict: "ok" | "rounded" | "less" | "sold-out" | "summed" | "unknown" | "malformed";
            /**
             * @description The part that was not found or is malformed; empty for a good line
             * @enum {string}
             */
            why: "" | "code" | "size" | "colour" | "no-code" | "no-quantity" | "bad-quantity" | "shortened";
            /** @description Choices for a line whose size or colour is missing or unknown */
            options: string[];
            /** @description With `summed`: the line, from 0, that carries these pieces */
            into: number | null;
            goods: {
                /** Format: int64 */
                productId: number;
                id_1c: string;
                article: string;
                name: string;
                image: string | null;
                tint: string;
                /** Format: int64 */
                variationId: number;
                size: string;
                colour: string;
                /** @description Hryvnias, at most two decimals */
                price: Hryvnias;
                /**
                 * Format: int64
                 * @description Pieces in a pack
                 */
                pack: number;
                suborder: boolean;
            } | null;
            product: {
                id_1c: string;
                article: string;
                name: string;
                image: string | null;
                tint: string;
            } | null;
            /** @description The rest of a scarce variation is reserved for others */
            byShare: boolean;
            /**
             * Format: int64
             * @description Pieces that this row can have, in whole packs
             */
            pieces: number;
            /**
             * Format: int64
             * @description Pieces that this visitor could have
             */
            free: number;
        };
        Listing: {
            category: {
                id_1c: string;
                name: string;
                children: {
                    id_1c: string;
                    name: string;
                }[];
            } | null;
            parent_category: {
                id_1c: string;
                name: string;
            } | null;
            gender: ("female" | "male" | "kids" | "home") | null;
            audiences: ("female" | "male" | "kids" | "home")[];
            breadcrumbs: {
                id_1c: string;
                name: string;
            }[];
            products: components["schemas"]["ProductCard"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Hryvnias, at most two decimals */
            min_price: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            max_price: Hryvnias;
            facets: components["schemas"]["Facet"][];
            /** @enum {string} */
            sort: "popular" | "new" | "cheaper" | "dearer" | "discount" | "relevance" | "recent";
            sorts: ("popular" | "new" | "cheaper" | "dearer" | "discount" | "relevance" | "recent")[];
            /** Format: int64 */
            total: number;
        };
        Movement: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            side: "balance" | "bonuses" | "debts";
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "bonus_spent" | "balance_spent" | "card_payment" | "cash_on_delivery" | "resale_margin" | "debt_paid" | "sale" | "cashback" | "cashback_taken_back" | "bonus_returned" | "balance_returned" | "goods_returned" | "refund_due" | "refund_to_balance" | "refund_paid" | "refund_refused" | "late_payment" | "delivery_debt" | "debt_forgiven" | "bonus_granted" | "bonus_ended" | "correction" | "earlier_balance" | "earlier_bonus";
            /** @description In the language asked for */
            reasonName: string;
            /** @description The order that paid the debt */
            orderNumber: number | null;
            /** @description The order whose parcel came back, of a delivery debt */
            debtOrderNumber: number | null;
            /** @description Staff's note to the customer; mostly empty */
            note: string;
            /**
             * Format: int64
             * @description Kopiykas
             */
            kopiykas: Kopiykas;
        };
        Notice: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            kind: "order_placed" | "order_status" | "order_short" | "order_sent_elsewhere" | "return_status" | "payment_waits" | "payment_received" | "payment_failed" | "refund" | "bonus_credited" | "bonus_ending" | "back_in_stock" | "price_fell" | "chat_answer" | "question_answered";
            /** @description In the language asked for */
            title: string;
            text: string;
            /** @description The page it leads to, without the language */
            page: string;
            action: string;
            /**
             * Format: date-time
             * @description UTC
             */
            at: string;
            read: boolean;
        };
        OpenParcel: {
            /**
             * Format: int64
             * @description Number of the order the parcel was opened for
             */
            number: number;
            /**
             * Format: date-time
             * @description UTC
             */
            placedAt: string;
            /** Format: int64 */
            pieces: number;
            deliveryName: string;
            settlement: string;
            department: string;
            recipient: string;
        };
        Order: {
            /** Format: int64 */
            number: number;
            /**
             * Format: int64
             * @description Number of the purchase's first order
             */
            purchase: number;
            /** @enum {string} */
            status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
            statusName: string;
            /** @description Until when the order waits for staff to confirm it (UTC) */
            waitsUntil: string | null;
            /** Format: date-time */
            placedAt: string;
            /** @description Hryvnias, at most two decimals */
            toPay: Hryvnias;
            /** Format: int64 */
            pieces: number;
            payment: string;
            paymentName: string;
            paid: boolean;
            parcelNumber: string;
            suborder: boolean;
            isForBuyer: boolean;
            images: {
                image: string | null;
                tint: string;
            }[];
            lines: components["schemas"]["OrderLine"][];
            bill: components["schemas"]["Bill"];
            /** @description The carrier's tracking page; null before the parcel has a number */
            trackingPage: string | null;
            resale: {
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                collectedKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                dueKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                marginKopiykas: Kopiykas;
                /** @enum {string} */
                state: "expected" | "credited" | "none";
            } | null;
            /** @description Until when the order waits for its payment by card (UTC); null otherwise */
            unpaidUntil: string | null;
            recipient: {
                fullName: string;
                phone: string;
            };
            delivery: {
                carrier: string;
                kind: string;
                name: string;
                settlement: string;
                department: string;
                free: boolean;
            };
            comment: string;
            history: {
                /** @enum {string} */
                status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                statusName: string;
                /** Format: date-time */
                at: string;
            }[];
            /** Format: int64 */
            shipsInDays: number;
            /** @description The day in Kyiv by which goods made to order leave, `YYYY-MM-DD` */
            shipsBy: string | null;
            cancellable: boolean;
            /** @description Why an order that has not left cannot be cancelled here; null otherwise */
            cannotCancel: ("packed" | "additions" | "waybill") | null;
            /** @description Null unless the order is `cancellable` */
            goesBack: components["schemas"]["GoesBack"] | null;
            gaveBack: components["schemas"]["GaveBack"];
            notConfirmed: boolean;
            cancelledByStaff: boolean;
            companionNumber: number | null;
            /** @description Number of the order whose parcel it goes in; null for a parcel of its own */
            goesWith: number | null;
            /** @description Numbers of the orders that go in this order's parcel */
            additions: number[];
            /** @description Another order may join its parcel */
            takesMore: boolean;
            /** @description Fiscal receipts, the oldest first */
            receipts: components["schemas"]["Receipt"][];
        };
        OrderCard: {
            /** Format: int64 */
            number: number;
            /**
             * Format: int64
             * @description Number of the purchase's first order
             */
            purchase: number;
            /** @enum {string} */
            status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
            statusName: string;
            /** @description Until when the order waits for staff to confirm it (UTC) */
            waitsUntil: string | null;
            /** Format: date-time */
            placedAt: string;
            /** @description Hryvnias, at most two decimals */
            toPay: Hryvnias;
            /** Format: int64 */
            pieces: number;
            payment: string;
            paymentName: string;
            paid: boolean;
            parcelNumber: string;
            suborder: boolean;
            isForBuyer: boolean;
            images: {
                image: string | null;
                tint: string;
            }[];
        };
        OrderCause: {
            /** @enum {string} */
            cause: "cart_expired" | "already_ordered" | "cart_empty" | "below_min_order" | "below_min_amount" | "not_available" | "price_changed" | "promo_refused" | "profile_incomplete" | "blacklisted" | "card_only" | "bad_department" | "too_heavy" | "carrier_off" | "places_unknown" | "payment_off" | "too_many" | "too_many_open" | "pin_needed" | "device_too_new" | "parcel_closed";
            /**
             * Format: int64
             * @description With `already_ordered`: the order that the cart became
             */
            number?: number;
            /** Format: int64 */
            productId?: number;
            name?: string;
            /**
             * @description Why a promo code takes nothing off
             * @enum {string}
             */
            reason?: "unknown" | "not_begun" | "ended" | "resale" | "first_only" | "used_up" | "used_by_you" | "nothing_for" | "too_small";
            message: string;
            /** @description With `price_changed`: a piece's price in the cart and now; empty where only the bill has changed */
            prices?: {
                name: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                wasKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                nowKopiykas: Kopiykas;
            }[];
        };
        OrderLine: {
            /** Format: int64 */
            productId: number;
            /** @description Id of the product's page; null once the product is no longer sold */
            id_1c: string | null;
            /** @description The colour in the address of the product's page */
            chosen_color: string;
            article: string;
            name: string;
            variant: string;
            colour: string;
            size: string;
            image: string | null;
            tint: string;
            /**
             * Format: int64
             * @description Pieces
             */
            quantity: number;
            /**
             * Format: int64
             * @description Pieces not found while packing; `quantity` does not count them
             */
            missing: number;
            /**
             * Format: int64
             * @description Pieces of `quantity` that came back
             */
            returned: number;
            /**
             * Format: int64
             * @description Pieces in a pack
             */
            pack: number;
            /** @description Hryvnias, at most two decimals */
            price: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            sum: Hryvnias;
            /** @description The promo code's discount on the line */
            discount: Hryvnias;
        };
        Pagination: {
            /** Format: int64 */
            current_page: number;
            /** Format: int64 */
            last_page: number;
            /** Format: int64 */
            per_page: number;
            /** Format: int64 */
            total: number;
        };
        PaymentPage: {
            url: string;
            fields: {
                [key: string]: string;
            };
        };
        Picture: {
            src: string;
            /** @description Colour slug; empty when it shows all */
            colour: string;
            /** @description Row 1–7, `d` for the deep tint: `2`, `4d` */
            tint: string;
            alt: string;
        };
        Product: {
            /** Format: int64 */
            id: number;
            id_1c: string;
            article: string;
            name: string;
            images: components["schemas"]["Picture"][];
            /** @description Comma-separated colour slugs, the form that existing clients read */
            available_colors: string;
            /** @description In a list filtered by colours: the asked colour whose picture comes first */
            chosen_color?: string;
            /** @description Hryvnias, at most two decimals */
            price: Hryvnias;
            oldPrice: Hryvnias | null;
            /**
             * Format: int64
             * @description Pieces in a pack
             */
            quantity_in_variation: number;
            /**
             * Format: int64
             * @description The least that can be bought of it, pieces
             */
            min_order_amount: number;
            badges: ("new" | "hit" | "video" | "retail" | "suborder")[];
            available: boolean;
            /** @description id_1c of the main category */
            item_category: string;
            productVariations: components["schemas"]["Variation"][];
            description: string;
            composition: string;
            brand: string;
            country: string;
            season: string;
            material: string;
            /** @description Measurements of the finished article by size, centimetres */
            measurements: {
                size: string;
                cm: {
                    [key: string]: string;
                };
            }[];
            details: {
                name: string;
                value: string;
            }[];
            returnable: boolean;
            /** Format: int64 */
            suborderDays: number;
            /** @description The day in Kyiv by which goods ordered now are sent, `YYYY-MM-DD` */
            shipsBy: string | null;
            reservedForHours: number;
            breadcrumbs: {
                id_1c: string;
                name: string;
            }[];
            /** @description Null for several audiences or none */
            gender: ("female" | "male" | "kids" | "home") | null;
            audiences: ("female" | "male" | "kids" | "home")[];
            similar: components["schemas"]["ProductCard"][];
            video: {
                src: string;
                type: string;
            } | null;
        };
        ProductCard: {
            /** Format: int64 */
            id: number;
            id_1c: string;
            article: string;
            name: string;
            images: components["schemas"]["Picture"][];
            /** @description Comma-separated colour slugs, the form that existing clients read */
            available_colors: string;
            /** @description In a list filtered by colours: the asked colour whose picture comes first */
            chosen_color?: string;
            /** @description Hryvnias, at most two decimals */
            price: Hryvnias;
            oldPrice: Hryvnias | null;
            /**
             * Format: int64
             * @description Pieces in a pack
             */
            quantity_in_variation: number;
            /**
             * Format: int64
             * @description The least that can be bought of it, pieces
             */
            min_order_amount: number;
            badges: ("new" | "hit" | "video" | "retail" | "suborder")[];
            available: boolean;
            /** @description id_1c of the main category */
            item_category: string;
            productVariations: {
                /** Format: int64 */
                id: number;
                id_1c: string;
                /** @description Hryvnias, at most two decimals */
                price: Hryvnias;
                oldPrice: Hryvnias | null;
            }[];
        };
        Profile: {
            /** Format: int64 */
            id: number;
            id_1c: string | null;
            userExistsIn1C: boolean;
            FullName: string;
            name: string;
            surname: string;
            patronymic: string;
            phone: string;
            email: string;
            /** @description Unix seconds of the day's midnight, UTC; null until it is told */
            date_birth: number | null;
            /** @description Hryvnias, at most two decimals */
            myBonuses: Hryvnias;
            /** Format: int64 */
            myOrders: number;
            /** Format: int64 */
            myUnpaidOrders: number;
            /** Format: int64 */
            myDebtsOrders: number;
            /** Format: int64 */
            myNewNotifications: number;
            carrier: string;
            carrier_info: {
                [key: string]: unknown;
            };
            log_info: {
                /** Format: date-time */
                registered: string;
                /** Format: int64 */
                devices: number;
            };
            user_balance: {
                /** @description Hryvnias, at most two decimals */
                customerDebt: Hryvnias;
                /** @description Hryvnias, at most two decimals */
                companyDebt: Hryvnias;
                /** @description Hryvnias, at most two decimals */
                total: Hryvnias;
            };
            /** @description Hryvnias, at most two decimals */
            clientDebt: Hryvnias;
            isBlacklisted: boolean;
            cardOnly: boolean;
        };
        ProgramCatalogue: {
            session: string;
            /** Format: int64 */
            run: number;
            isTrial: boolean;
            /** @enum {string} */
            state: "open" | "done" | "failed" | "waiting" | "refused" | "tried";
            note: string;
        };
        ProgramGood: {
            id?: string;
            name?: string;
            nameRu?: string;
            description?: string;
            descriptionRu?: string;
            composition?: string;
            compositionRu?: string;
            brand?: string;
            country?: string;
            season?: string;
            material?: string;
            audience?: string;
            /** @description `Жінкам / Сукні`; created where it does not exist */
            category?: string;
            /** @description Ids of 1C's groups */
            groups?: string[];
            /** @description Kilograms */
            weight?: number | string;
            unit?: string;
            measurements?: string;
            minimum?: number | string;
            isRetail?: boolean;
            suborder?: boolean;
            deliveryDays?: number | string;
            topSales?: boolean;
            notReturnable?: boolean;
            firstSeen?: string;
            properties?: {
                [key: string]: string;
            };
            variations?: ({
                id?: string;
                size?: string;
                colour?: string;
                pack?: number | string;
                article?: string;
                barcode?: string;
                price?: number | string | null;
                /** @description Keyed by id, name or role of a price type: `wholesale`, `retail`, `old`, `recommended`, `purchase` */
                prices?: {
                    [key: string]: number | string | null;
                };
                currency?: string;
                /** @description Pieces, or pieces by warehouse */
                stock?: (number | string) | {
                    [key: string]: number | string;
                };
                removed?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            size?: string;
            colour?: string;
            pack?: number | string;
            article?: string;
            barcode?: string;
            price?: number | string | null;
            /** @description Keyed by id, name or role of a price type: `wholesale`, `retail`, `old`, `recommended`, `purchase` */
            prices?: {
                [key: string]: number | string | null;
            };
            currency?: string;
            /** @description Pieces, or pieces by warehouse */
            stock?: (number | string) | {
                [key: string]: number | string;
            };
            removed?: boolean;
        } & {
            [key: string]: unknown;
        };
        ProgramOrder: {
            /** Format: int64 */
            number: number;
            /**
             * Format: int64
             * @description A program confirms the order with this number
             */
            version: number;
            /** @enum {string} */
            status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
            statusName: string;
            /** Format: date-time */
            placedAt: string;
            paidAt: string | null;
            payment: {
                code: string;
                name: string;
            };
            delivery: {
                code: string;
                name: string;
                settlement: string;
                place: string;
                parcelNumber: string;
            };
            recipient: {
                name: string;
                phone: string;
            };
            customer: {
                id: string;
                name: string;
                phone: string;
                email: string;
            };
            comment: string;
            goesWith: number | null;
            /** @description After the discount, as the sums of the lines */
            goods: Hryvnias;
            /** @description Empty without a code */
            promoCode: string;
            /** @description Hryvnias, at most two decimals */
            discount: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            fee: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            total: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            bonusesUsed: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            balanceUsed: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            prepayment: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            debtsPaid: Hryvnias;
            /** @description Hryvnias, at most two decimals */
            toPay: Hryvnias;
            /** @description The sum a reseller's buyer pays on delivery; null for the customer's own order */
            collected: Hryvnias | null;
            lines: {
                id: string;
                article: string;
                barcode: string;
                name: string;
                /** Format: int64 */
                pieces: number;
                /**
                 * Format: int64
                 * @description How many of `pieces` came back after delivery
                 */
                returned: number;
                /** @description Hryvnias, at most two decimals */
                price: Hryvnias;
                /** @description Discount by a promo code; `sum` is after it */
                discount: Hryvnias;
                /** @description Hryvnias, at most two decimals */
                sum: Hryvnias;
            }[];
        };
        ProgramPart: {
            /** @description The call's Idempotency-Key */
            key: string;
            /** @enum {string} */
            kind: "goods" | "prices" | "stock";
            /** @enum {string} */
            state: "waiting" | "working" | "done" | "failed";
            /**
             * Format: int64
             * @description The import's number in the back office
             */
            run: number;
            session: string | null;
            isTrial: boolean;
            /** @description Why nothing was taken, where the whole body could not be read */
            fault: {
                code: string;
                /** Format: int64 */
                line: number;
                message: string;
            } | null;
            /** @description Names of fields the call does not take */
            unknownFields: string[];
            rows: {
                /** Format: int64 */
                taken: number;
                /** Format: int64 */
                unchanged: number;
                /** Format: int64 */
                refused: number;
                /** Format: int64 */
                parked: number;
            };
            /** @description `row`: its number in an array, or the line where it begins */
            results: {
                /** Format: int64 */
                row: number;
                id: string;
                /** @enum {string} */
                result: "unchanged" | "refused" | "parked" | "taken";
                problems: {
                    code: string;
                    /** @description Empty where the problem concerns the whole row */
                    field: string;
                    message: string;
                }[];
            }[];
        };
        ProgramPrice: {
            id?: string;
            variation?: string;
            article?: string;
            barcode?: string;
            price?: number | string | null;
            /** @description Keyed by id, name or role of a price type: `wholesale`, `retail`, `old`, `recommended`, `purchase` */
            prices?: {
                [key: string]: number | string | null;
            };
            currency?: string;
        } & {
            [key: string]: unknown;
        };
        ProgramStock: {
            id?: string;
            variation?: string;
            article?: string;
            barcode?: string;
            /** @description Pieces, or pieces by warehouse */
            stock?: (number | string) | {
                [key: string]: number | string;
            };
        } & {
            [key: string]: unknown;
        };
        Promotion: {
            slug: string;
            /** @enum {string} */
            place: "carousel" | "tile";
            title: string;
            text: string;
            button: string;
            link: string;
            /** Format: int64 */
            tint: number;
            picture: string | null;
            /** @description Alternative text, as of a slide */
            alt: string;
        };
        PurchasePayment: {
            /** @enum {string} */
            state: "paid" | "waiting" | "held" | "failed" | "unpaid" | "over" | "on_receipt";
            /**
             * Format: int64
             * @description Kopiykas
             */
            toPayKopiykas: Kopiykas;
            /**
             * Format: int64
             * @description The sum the carrier collects after a prepayment; 0 otherwise
             */
            onReceiptKopiykas: Kopiykas;
            /** @description UTC; null where nothing waits */
            unpaidUntil: string | null;
            /** @description The provider's words for a failed attempt; may be empty */
            failure: string;
        };
        Question: {
            /** Format: int64 */
            id: number;
            author: string;
            /**
             * @description ISO code of the language it was asked in; questions are not translated
             * @enum {string}
             */
            language: "uk" | "ru";
            question: string;
            answer: string;
            /** Format: date-time */
            askedAt: string;
            /** @description The day of that instant in Kyiv, `DD.MM.YYYY` */
            day: string;
        };
        Rating: {
            /** Format: int64 */
            count: number;
            average: number | null;
            /** @description How many gave one star, two, … five */
            stars: [
                number,
                number,
                number,
                number,
                number
            ];
            /** @description How many found it small, true to size, large */
            fit: {
                /** Format: int64 */
                small: number;
                /** Format: int64 */
                true: number;
                /** Format: int64 */
                large: number;
            };
            /**
             * Format: int64
             * @description Reviews with a film
             */
            films: number;
        };
        Receipt: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            kind: "sale" | "return" | "prepayment" | "rest";
            /**
             * Format: int64
             * @description Kopiykas
             */
            amountKopiykas: Kopiykas;
            /** @description False while the tax service has not answered */
            isMade: boolean;
            fiscalCode: string;
            /** @description The register's time (UTC); null until it is made */
            at: string | null;
            /** @description The vendor's page; empty without one. The text is at `/api/get-receipt.txt` */
            link: string;
        };
        Recipient: {
            /** Format: int64 */
            id: number;
            name: string;
            surname: string;
            patronymic: string;
            /** @description Digits */
            phone: string;
            /** @description Where the last parcel went; null before the first */
            place: {
                carrier: string;
                kind: string;
                settlementId: string;
                settlement: string;
                departmentId: string;
                department: string;
            } | null;
        };
        RecipientForm: {
            name: string;
            surname: string;
            /** @default  */
            patronymic?: string;
            phone: string;
        };
        RepeatedLine: {
            /** Format: int64 */
            productId: number;
            /** Format: int64 */
            variationId: number;
            /** @description Id of its product; null where that is no longer sold */
            id_1c: string | null;
            name: string;
            variant: string;
            /**
             * Format: int64
             * @description Pieces of the order, in whole packs of today
             */
            asked: number;
            added: boolean;
            why: ("gone" | "few" | "kept") | null;
            /**
             * Format: int64
             * @description Pieces that can still be added to the cart
             */
            addable: number;
            /**
             * Format: int64
             * @description Pieces in a pack
             */
            pack: number;
            /** @description Hryvnias a piece, when it was ordered */
            priceThen: Hryvnias;
            /** @description Hryvnias a piece now; null where it is no longer sold */
            price: Hryvnias | null;
        };
        Return: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            orderNumber: number;
            /** @enum {string} */
            status: "asked" | "approved" | "refused" | "cancelled" | "received";
            statusName: string;
            /** @enum {string} */
            reason: "size" | "disliked" | "faulty" | "wrong" | "other";
            comment: string;
            /** @enum {string} */
            refundTo: "card" | "balance";
            answer: string;
            lines: {
                /** Format: int64 */
                variationId: number;
                name: string;
                variant: string;
                image: string | null;
                tint: string;
                /** @description Hryvnias a piece, as in the order */
                price: Hryvnias;
                /** Format: int64 */
                pieces: number;
                /** Format: int64 */
                received: number;
            }[];
            /** @description Each is at `/account/return-photos/{id}/small.jpg` and `large.jpg` */
            photos: string[];
            /** @description What came back by what had paid for the goods; `gaveBack` says where it went */
            given: {
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                moneyKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                balanceKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                bonusesKopiykas: Kopiykas;
            };
            /** @description What came back by where it is: money that the bank did not take for the card is on the balance */
            gaveBack: components["schemas"]["GaveBack"];
            /** @description The money that comes back if all is received as asked; null once received, refused or cancelled */
            expected: {
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                moneyKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                balanceKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                bonusesKopiykas: Kopiykas;
            } | null;
            history: {
                /** @enum {string} */
                status: "asked" | "approved" | "refused" | "cancelled" | "received";
                statusName: string;
                /** Format: date-time */
                at: string;
            }[];
            /** Format: date-time */
            askedAt: string;
            cancellable: boolean;
        };
        ReturnableLine: {
            /** Format: int64 */
            variationId: number;
            name: string;
            variant: string;
            image: string | null;
            tint: string;
            /** @description Hryvnias a piece, as in the order */
            price: Hryvnias;
            /**
             * Format: int64
             * @description Pieces that can still be asked for
             */
            left: number;
            /** @description False where it goes back only faulty or wrong */
            returnable: boolean;
            /**
             * Format: int64
             * @description A promo code's discount of `sold` pieces, of which `returned` went back
             */
            discountKopiykas: Kopiykas;
            /** Format: int64 */
            sold: number;
            /** Format: int64 */
            returned: number;
        };
        Review: {
            /** Format: int64 */
            id: number;
            author: string;
            town: string;
            /** Format: int64 */
            rating: number;
            /**
             * @description ISO code of the language it was written in; reviews are not translated
             * @enum {string}
             */
            language: "uk" | "ru";
            title: string;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The day of that instant in Kyiv, `DD.MM.YYYY` */
            day: string;
            bought: boolean;
            reply: string;
            /** @description Marks of an assessed order; null for other reviews */
            marks: {
                deliverySpeed: number;
                priceQuality: number;
                serviceQuality: number;
            } | null;
            /** @description Base addresses: `{photo}/small.jpg` (320 px) and `{photo}/large.jpg` (at most 1600 px) */
            photos: string[];
            /** @description `poster` is a photo's base address; null where the sender's device made none */
            film: {
                src: string;
                /** @enum {string} */
                type: "video/mp4" | "video/webm";
                /** Format: int64 */
                seconds: number;
                poster: string | null;
            } | null;
            /** @description How it fits; null where the author said nothing */
            fit: ("small" | "true" | "large") | null;
            /**
             * Format: int64
             * @description How many customers it helped
             */
            helpful: number;
        };
        SavedList: {
            /** Format: int64 */
            id: number;
            name: string;
            /** Format: int64 */
            lines: number;
            /** Format: int64 */
            pieces: number;
            /** @description Unix milliseconds */
            createdAt: number;
            /** @description The token of its link; null when not shared */
            token: string | null;
        };
        Settings: {
            /** @description Hours */
            basket_lifetime: number;
            blue_line_text: string;
            email_admin: string;
            phone: string;
            phone2: string;
            address: string;
            /** @description Hryvnias, at most two decimals */
            min_order: Hryvnias;
            services: ("np_branch" | "np_locker" | "np_courier" | "ukrposhta" | "first_free" | "cod" | "card" | "cashback" | "bonuses" | "balance" | "chat" | "parcel_sms" | "order_letters" | "price_feed")[];
            link_instagram: string;
            link_fb: string;
            link_telegram: string;
            link_viber: string;
            link_tiktok: string;
            link_support_chat: string;
            /** @description Empty without an app */
            link_app_store: string;
            link_google_play: string;
            telegram_popup_title: string;
            telegram_popup_description: string;
            telegram_popup_button_text: string;
            telegram_popup_link: string;
        };
        Settlement: {
            id: string;
            name: string;
            type: string;
            area: string;
            district: string;
        };
        SignedInDevice: {
            /** Format: int64 */
            id: number;
            /** @description «Chrome, Android»; empty when unknown */
            name: string;
            /**
             * Format: date-time
             * @description The first sign-in
             */
            since: string;
            /**
             * Format: date-time
             * @description The last sign-in
             */
            lastSignIn: string;
            isSignedIn: boolean;
            isThis: boolean;
            /** @description Signed in since the customer last confirmed the devices here */
            isNew: boolean;
        };
        Statement: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Sums of each side before the first day and after the last, kopiykas; opening plus entries is closing */
            sides: {
                /** @enum {string} */
                side: "balance" | "bonuses" | "debts";
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                openingKopiykas: Kopiykas;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                closingKopiykas: Kopiykas;
            }[];
            entries: components["schemas"]["Movement"][];
        };
        Story: {
            /** Format: int64 */
            id: number;
            title: string;
            /** Format: int64 */
            tint: number;
            picture: string | null;
            slides: {
                title: string;
                text: string;
                link: string;
                button: string;
                picture: string | null;
                /** @description Alternative text, empty for an ornament */
                alt: string;
                /** Format: int64 */
                tint: number;
            }[];
        };
        UnpaidPurchase: {
            /** Format: int64 */
            number: number;
            /**
             * Format: int64
             * @description Kopiykas
             */
            toPayKopiykas: Kopiykas;
            /** Format: date-time */
            unpaidUntil: string;
            /** @description The bank is checking a payment: nothing more is to be paid, and the time to pay does not end the orders */
            isHeld: boolean;
            cashback: {
                reason: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                soonKopiykas: Kopiykas;
                /** Format: date-time */
                soonUntil: string;
                /**
                 * Format: int64
                 * @description Kopiykas
                 */
                laterKopiykas: Kopiykas;
                /** Format: date-time */
                laterUntil: string;
            } | null;
            parts: components["schemas"]["OrderCard"][];
        };
        Variation: {
            /** Format: int64 */
            id: number;
            id_1c: string;
            size: string;
            /** @description Colour slug, empty when the colour is not of the palette */
            colour: string;
            colourName: string;
            /** @description Hryvnias, at most two decimals */
            price: Hryvnias;
            oldPrice: Hryvnias | null;
            recommendedPrice: Hryvnias | null;
            /**
             * Format: int64
             * @description Pieces that can be reserved now
             */
            stock: number;
            /**
             * Format: int64
             * @description Pieces in a pack
             */
            quantity_in_variation: number;
        };
    };
    responses: {
        /** @description The address or the body cannot be read */
        RefusedBadRequest: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "bad_request";
                };
            };
        };
        /** @description Nobody is signed in */
        RefusedNotSignedIn: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "not_signed_in";
                };
            };
        };
        /** @description Not allowed */
        RefusedForbidden: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "forbidden";
                };
            };
        };
        /** @description Not there, or not the caller's */
        RefusedNotFound: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "not_found";
                };
            };
        };
        /** @description The state moved on, or the thing exists already */
        RefusedConflict: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "conflict";
                };
            };
        };
        /** @description It was here and will not come back */
        RefusedGone: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "gone";
                };
            };
        };
        /** @description The body is too large */
        RefusedTooLarge: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "too_large";
                };
            };
        };
        /** @description The body is of a type the call does not take */
        RefusedWrongType: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "wrong_type";
                };
            };
        };
        /** @description Another host than the shop's was asked */
        RefusedWrongHost: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "wrong_host";
                };
            };
        };
        /** @description Fields that cannot be taken, each with its errors */
        RefusedInvalid: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "invalid";
                };
            };
        };
        /** @description Too often: try again after Retry-After seconds */
        RefusedTooMany: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                /** @description Seconds */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "too_many";
                };
            };
        };
        /** @description A fault of the shop; it is logged */
        RefusedUnexpected: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "unexpected";
                };
            };
        };
        /** @description No time: try again after Retry-After seconds */
        RefusedUnavailable: {
            headers: {
                /** @description `private, no-store` */
                "Cache-Control": string;
                /** @description Seconds */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    code: "unavailable";
                };
            };
        };
    };
    parameters: {
        /** @description The language of texts; also as browsers send it */
        Language: string;
        /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
        GuestKey: string;
        /** @description New for each intention, the same whenever that is tried again */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getStories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        title: string;
                        text: string;
                        /** @description Input of get-products */
                        goods: {
                            [key: string]: string;
                        };
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_and_delivery: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                        questions_and_answers: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                        club_program: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                        warranty: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                        privacy_policy: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                        public_offer: {
                            title: string;
                            body: string;
                            updatedAt: string | "";
                        };
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOwnContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stories: components["schemas"]["Story"][];
                        banners: components["schemas"]["Promotion"][];
                        seen: number[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    seeStories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seen: number[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getCategoriesByGender: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categoriesFemale: components["schemas"]["Category"][];
                        categoriesMale: components["schemas"]["Category"][];
                        categoriesKids: components["schemas"]["Category"][];
                        categoriesForHome: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    searchProduct: {
        parameters: {
            query: {
                search: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            id_1c: string;
                            name: string;
                            gender: ("female" | "male" | "kids" | "home") | null;
                        }[];
                        products: components["schemas"]["ProductCard"][];
                        /** Format: int64 */
                        total: number;
                        /** @description Staff's answer to this search, offered first and opened by Enter */
                        redirect: {
                            to: string;
                            title: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getProducts: {
        parameters: {
            query?: {
                category?: string;
                gender?: "female" | "male" | "kids" | "home";
                list?: "new-items" | "best-sellers" | "sale" | "favorites" | "viewed";
                retail?: "0" | "1";
                search?: string;
                ids?: string;
                page?: number;
                sort?: "popular" | "new" | "cheaper" | "dearer" | "discount" | "relevance" | "recent";
                price_min?: number;
                price_max?: number;
                audience?: string;
                size?: string;
                colour?: string;
                season?: string;
                material?: string;
                brand?: string;
                detail1?: string;
                detail2?: string;
                detail3?: string;
                detail4?: string;
                detail5?: string;
                detail6?: string;
                detail7?: string;
                detail8?: string;
                pack?: string;
                availability?: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getBackInStock: {
        parameters: {
            query: {
                productId: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        variationIds: number[];
                        /** @description `ahead`: how many customers are told before this one */
                        waiting: {
                            /** Format: int64 */
                            variationId: number;
                            /** Format: int64 */
                            ahead: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    askBackInStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    variationId: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False where a pack is free already */
                        result: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    viaPhoneNumber: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Hexadecimal SHA-256 of the phone, the app's suffix (the shop's PHONE_HASH_SUFFIX) and the day in Kyiv, `380671234567…2026-11-29`; 403 for another one */
                "X-Phone-Hash": string;
                /** @description The app's own random key, 22 to 128 characters of base64url, the same with every call; `new` asks for one in the same header of the answer. Browsers have it as the cookie `guest`, set by this call. A code works only with the key it was asked for with. */
                "X-Guest-Key"?: string;
                /** @description The device's credential from an earlier sign-in, `new` the first time; a known device is never held up by what strangers do. */
                "X-Device"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Digits `380XXXXXXXXX`; a leading plus is removed */
                    phone: string;
                    /** @default 0 */
                    force_sms_sending?: 0 | 1 | boolean;
                    proof?: {
                        challenge: string;
                        nonces: number[];
                    };
                    utm_campaign_name?: string;
                    utm_adset_name?: string;
                    utm_ad_name?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description The app's new key, where it asked for one by `X-Guest-Key: new`. */
                    "X-Guest-Key"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isPinCode: boolean;
                        /** @description This device has a PIN, or the settings allow one anywhere */
                        isPinAccepted: boolean;
                        /**
                         * Format: int64
                         * @description Seconds until another code may be asked for
                         */
                        resendIn: number;
                        /** @description The gateway does not answer; the message may come later */
                        isDelayed: boolean;
                        /** @description Only past buyers get codes for now; every phone hears the same */
                        isForCustomersOnly: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            403: components["responses"]["RefusedForbidden"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            /** @description Too many codes are asked for: solve the challenge and call again with `proof`. For each of `puzzles` (0, 1, …) find a whole number whose SHA-256 of the UTF-8 text `text.puzzle.number` begins with `bits` zero bits; the numbers are `nonces`. A challenge is good once, for this phone and this browser or app, for `expiresIn` seconds. */
            428: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "proof_of_work_needed";
                        challenge: {
                            text: string;
                            /** Format: int64 */
                            puzzles: number;
                            /** Format: int64 */
                            bits: number;
                            /** Format: int64 */
                            expiresIn: number;
                        };
                    };
                };
            };
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    smsCodeCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own random key, 22 to 128 characters of base64url, the same with every call; `new` asks for one in the same header of the answer. Browsers have it as the cookie `guest`, set by this call. A code works only with the key it was asked for with. */
                "X-Guest-Key"?: string;
                /** @description The device's credential from an earlier sign-in, `new` the first time; a known device is never held up by what strangers do. */
                "X-Device"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Digits `380XXXXXXXXX`; a leading plus is removed */
                    phone: string;
                    code: string;
                    kept?: {
                        of: number | null;
                        favorites: number[];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description The device's credential, where the call had this header: keep it for the next sign-in. */
                    "X-Device"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        isBlacklisted: boolean;
                        isPinCode: boolean;
                        /** @description This device may set a PIN without the present one */
                        mayCreatePin: boolean;
                        /** @description The answers of `get-profile`, `get-cart` and `get-favorites`; null: call each */
                        account: {
                            profile: components["schemas"]["Profile"];
                            cart: components["schemas"]["Cart"];
                            favorites: number[];
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    viaPinCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
                /** @description The device's credential from an earlier sign-in, `new` the first time; a known device is never held up by what strangers do. */
                "X-Device"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Digits `380XXXXXXXXX`; a leading plus is removed */
                    phone: string;
                    pin_code: string;
                    kept?: {
                        of: number | null;
                        favorites: number[];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description The device's credential, where the call had this header: keep it for the next sign-in. */
                    "X-Device"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        isBlacklisted: boolean;
                        isPinCode: boolean;
                        /** @description This device may set a PIN without the present one */
                        mayCreatePin: boolean;
                        /** @description The answers of `get-profile`, `get-cart` and `get-favorites`; null: call each */
                        account: {
                            profile: components["schemas"]["Profile"];
                            cart: components["schemas"]["Cart"];
                            favorites: number[];
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    createPinCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Digits `380XXXXXXXXX`; a leading plus is removed */
                    phone: string;
                    pin_code: string;
                    current_pin_code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            409: components["responses"]["RefusedConflict"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    surname: string;
                    patronymic?: string;
                    /** @description May be left out once the profile has one */
                    email?: string;
                    /** @description `YYYY-MM-DD`, not in the future, fixed once set */
                    date_birth?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isPinCode: boolean;
                        /** @description This device may set a PIN without the present one */
                        mayCreatePin: boolean;
                        devices: components["schemas"]["SignedInDevice"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    confirmDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addFavorites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product_ids: number[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        /** Format: int64 */
                        count: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    product_id: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        /** Format: int64 */
                        count: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getFavorites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCard"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    removeFavorite: {
        parameters: {
            query: {
                product_id: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        /** Format: int64 */
                        count: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            410: components["responses"]["RefusedGone"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                ended?: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string | null;
                        orderSubOrder: string | null;
                        products: components["schemas"]["CartItem"][];
                        /** @description Unix milliseconds by the server's clock; null when nothing is reserved */
                        reservationEnd: number | null;
                        /** @description The server's clock at the answer, Unix milliseconds; clients count from the difference */
                        serverNow: number;
                        /**
                         * Format: int64
                         * @description How long a reservation is from its beginning
                         */
                        reservationSeconds: number;
                        /** @description Hryvnias, at most two decimals */
                        price: Hryvnias;
                        /**
                         * Format: int64
                         * @description Pieces of all lines
                         */
                        counter: number;
                        /** @description The minimum for an order's wholesale lines; 0 in a retail cart */
                        minOrder: Hryvnias;
                        /** @description What is missing to `minOrder`; 0 in a retail cart */
                        missingToMinOrder: Hryvnias;
                        /** @description Products under their minimum, with the pieces `missing` */
                        productsWithoutMinAmount: {
                            /** Format: int64 */
                            id: number;
                            name: string;
                            /** Format: int64 */
                            min_order_amount: number;
                            /** Format: int64 */
                            missing: number;
                            /**
                             * Format: int64
                             * @description The most pieces this cart can hold of it now, where they are too few for the minimum; absent where it can be met
                             */
                            atMost?: number;
                        }[];
                        /** @description True where the cart `ended` became an order, perhaps on another device */
                        endedWasOrdered: boolean;
                        /** @description Pieces ordered since `ended` was opened, on any device */
                        orderedSince: {
                            /** Format: int64 */
                            variationId: number;
                            /** Format: int64 */
                            quantity: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    basketAddProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    productId: number;
                    /** Format: int64 */
                    variationId: number;
                    productAdd: boolean;
                    /** @description Null means that the client holds no cart, the quickest way to open one */
                    orderId?: string | null;
                    /**
                     * @description False: the answer names this variation's lines alone, with the sums of the cart
                     * @default true
                     */
                    withCart?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string | null;
                        orderSubOrder: string | null;
                        isBlacklisted: boolean;
                        /** @description The cart has expired or is gone, so the client resets its own */
                        orderDelete: boolean;
                        result: boolean;
                        /** @description Why an add has no `result`; null otherwise */
                        refusal: ("sold-out" | "guests-share" | "new-account-share") | null;
                        /** @description With a `…-share`: what part of the pieces on hand may be held */
                        sharePercent: number | null;
                        /** @description A guest with something in the cart has to sign in first */
                        signInRequired: boolean;
                        cart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    basketAddMany: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** Format: int64 */
                        productId: number;
                        /** Format: int64 */
                        variationId: number;
                        /** Format: int64 */
                        packs: number;
                    }[];
                    /**
                     * @description False leaves the cart out, for clients that send a long list in parts and read it at the end
                     * @default true
                     */
                    withCart?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: boolean;
                        isBlacklisted: boolean;
                        /** @description In the order asked */
                        lines: {
                            /** Format: int64 */
                            productId: number;
                            /** Format: int64 */
                            variationId: number;
                            added: boolean;
                            refusal: ("sold-out" | "guests-share" | "new-account-share") | null;
                            /**
                             * Format: int64
                             * @description Pieces the cart holds plus those it could still add
                             */
                            stock: number;
                            /**
                             * Format: int64
                             * @description Pieces it could still add
                             */
                            addable: number;
                        }[];
                        cart: components["schemas"]["Cart"] | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    basketRecalculation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartItems: {
                        /** Format: int64 */
                        productId: number;
                        /** Format: int64 */
                        variationId: number;
                        /**
                         * Format: int64
                         * @description Pieces
                         */
                        quantity: number;
                        /** @description Hryvnias, at most two decimals */
                        price: Hryvnias;
                    }[];
                    orderId?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderDelete: boolean;
                        isBlacklisted: boolean;
                        available: {
                            /** Format: int64 */
                            productId: number;
                            /** Format: int64 */
                            variationId: number;
                            /**
                             * Format: int64
                             * @description Pieces the cart holds plus those it could still add
                             */
                            stock: number;
                            /**
                             * Format: int64
                             * @description Pieces
                             */
                            quantity: number;
                            /** @description Hryvnias, at most two decimals */
                            price: Hryvnias;
                        }[];
                        not_available: {
                            /** Format: int64 */
                            productId: number;
                            /** Format: int64 */
                            variationId: number;
                            /**
                             * Format: int64
                             * @description Pieces the cart holds plus those it could still add
                             */
                            stock: number;
                            /**
                             * Format: int64
                             * @description Pieces
                             */
                            quantity: number;
                            /** @enum {string} */
                            refusal: "sold-out" | "guests-share" | "new-account-share" | "sign-in-required";
                        }[];
                        /** @description A guest has to sign in to have all of it */
                        signInRequired: boolean;
                        orderSubOrder: string | null;
                        orderId: string | null;
                        cart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    orderId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    quickOrderRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text?: string;
                    /** @description Base64 */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: int64 */
                            line: number;
                            code: string;
                            size: string;
                            colour: string;
                            quantity: string;
                        }[];
                        /**
                         * Format: int64
                         * @description Lines of a price list without a quantity
                         */
                        skipped: number;
                        /**
                         * Format: int64
                         * @description Rows that did not fit, after the first two thousand
                         */
                        left: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    quickOrderCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        code: string;
                        size: string;
                        colour: string;
                        quantity: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["JudgedRow"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getSavedLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lists: components["schemas"]["SavedList"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    saveList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "lists_too_many";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    renameList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    name: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    removeList: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    shareList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    shared: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getSavedList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        list: components["schemas"]["SavedList"];
                        rows: {
                            /** @enum {string} */
                            verdict: "ok" | "rounded" | "less" | "sold-out" | "summed" | "unknown" | "malformed";
                            /**
                             * @description The part that was not found or is malformed; empty for a good line
                             * @enum {string}
                             */
                            why: "" | "code" | "size" | "colour" | "no-code" | "no-quantity" | "bad-quantity" | "shortened";
                            /** @description Choices for a line whose size or colour is missing or unknown */
                            options: string[];
                            /** @description With `summed`: the line, from 0, that carries these pieces */
                            into: number | null;
                            goods: {
                                /** Format: int64 */
                                productId: number;
                                id_1c: string;
                                article: string;
                                name: string;
                                image: string | null;
                                tint: string;
                                /** Format: int64 */
                                variationId: number;
                                size: string;
                                colour: string;
                                /** @description Hryvnias, at most two decimals */
                                price: Hryvnias;
                                /**
                                 * Format: int64
                                 * @description Pieces in a pack
                                 */
                                pack: number;
                                suborder: boolean;
                            } | null;
                            product: {
                                id_1c: string;
                                article: string;
                                name: string;
                                image: string | null;
                                tint: string;
                            } | null;
                            /** @description The rest of a scarce variation is reserved for others */
                            byShare: boolean;
                            /**
                             * Format: int64
                             * @description Pieces that this row can have, in whole packs
                             */
                            pieces: number;
                            /**
                             * Format: int64
                             * @description Pieces that this visitor could have
                             */
                            free: number;
                            /** Format: int64 */
                            asked: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getSharedList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        rows: {
                            /** @enum {string} */
                            verdict: "ok" | "rounded" | "less" | "sold-out" | "summed" | "unknown" | "malformed";
                            /**
                             * @description The part that was not found or is malformed; empty for a good line
                             * @enum {string}
                             */
                            why: "" | "code" | "size" | "colour" | "no-code" | "no-quantity" | "bad-quantity" | "shortened";
                            /** @description Choices for a line whose size or colour is missing or unknown */
                            options: string[];
                            /** @description With `summed`: the line, from 0, that carries these pieces */
                            into: number | null;
                            goods: {
                                /** Format: int64 */
                                productId: number;
                                id_1c: string;
                                article: string;
                                name: string;
                                image: string | null;
                                tint: string;
                                /** Format: int64 */
                                variationId: number;
                                size: string;
                                colour: string;
                                /** @description Hryvnias, at most two decimals */
                                price: Hryvnias;
                                /**
                                 * Format: int64
                                 * @description Pieces in a pack
                                 */
                                pack: number;
                                suborder: boolean;
                            } | null;
                            product: {
                                id_1c: string;
                                article: string;
                                name: string;
                                image: string | null;
                                tint: string;
                            } | null;
                            /** @description The rest of a scarce variation is reserved for others */
                            byShare: boolean;
                            /**
                             * Format: int64
                             * @description Pieces that this row can have, in whole packs
                             */
                            pieces: number;
                            /**
                             * Format: int64
                             * @description Pieces that this visitor could have
                             */
                            free: number;
                            /** Format: int64 */
                            asked: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPriceList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priceList: {
                            /**
                             * Format: int64
                             * @description Whole percent on top of the shop's price
                             */
                            percent: number;
                            /** @enum {string} */
                            rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
                            prefersRecommended: boolean;
                            onlyInStock: boolean;
                            audiences: ("female" | "male" | "kids" | "home")[];
                            /** @description The token of its link */
                            token: string;
                            /** @description UTC of the last request for the file; null before the first */
                            readAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    savePriceList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description Whole percent on top of the shop's price
                     */
                    percent: number;
                    /** @enum {string} */
                    rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
                    prefersRecommended: boolean;
                    onlyInStock: boolean;
                    /** @description None means all */
                    audiences: ("female" | "male" | "kids" | "home")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priceList: {
                            /**
                             * Format: int64
                             * @description Whole percent on top of the shop's price
                             */
                            percent: number;
                            /** @enum {string} */
                            rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
                            prefersRecommended: boolean;
                            onlyInStock: boolean;
                            audiences: ("female" | "male" | "kids" | "home")[];
                            /** @description The token of its link */
                            token: string;
                            /** @description UTC of the last request for the file; null before the first */
                            readAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    renewPriceListLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priceList: {
                            /**
                             * Format: int64
                             * @description Whole percent on top of the shop's price
                             */
                            percent: number;
                            /** @enum {string} */
                            rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
                            prefersRecommended: boolean;
                            onlyInStock: boolean;
                            audiences: ("female" | "male" | "kids" | "home")[];
                            /** @description The token of its link */
                            token: string;
                            /** @description UTC of the last request for the file; null before the first */
                            readAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    removePriceList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priceList: {
                            /**
                             * Format: int64
                             * @description Whole percent on top of the shop's price
                             */
                            percent: number;
                            /** @enum {string} */
                            rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
                            prefersRecommended: boolean;
                            onlyInStock: boolean;
                            audiences: ("female" | "male" | "kids" | "home")[];
                            /** @description The token of its link */
                            token: string;
                            /** @description UTC of the last request for the file; null before the first */
                            readAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getSettlements: {
        parameters: {
            query: {
                search: string;
                carrier?: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getDepartments: {
        parameters: {
            query: {
                carrier?: string;
                settlement: string;
                search?: string;
                kind?: "branch" | "locker" | "cargo";
                deliveryKind?: string;
                near?: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"][];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getDeliveryPrices: {
        parameters: {
            query: {
                carrier?: string;
                settlement: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The parcels' worth, on which the price depends too
                         */
                        worthKopiykas: Kopiykas;
                        /** @description Lightest first */
                        prices: {
                            /** Format: int64 */
                            kilograms: number;
                            /**
                             * Format: int64
                             * @description Kopiykas
                             */
                            kopiykas: Kopiykas;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOffices: {
        parameters: {
            query: {
                carrier?: string;
                postcode: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAnswered: boolean;
                        offices: {
                            settlement: components["schemas"]["Settlement"];
                            department: components["schemas"]["Department"];
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getStreets: {
        parameters: {
            query: {
                carrier?: string;
                settlement: string;
                search: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAnswered: boolean;
                        streets: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPostcode: {
        parameters: {
            query: {
                carrier?: string;
                street: string;
                house: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAnswered: boolean;
                        postcode: string | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    orderValidation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    orderId: string;
                    /** @description The first offered where left out */
                    carrier?: string;
                    kind?: string;
                    payment?: string;
                    /** Format: int64 */
                    goesWith?: number;
                    /**
                     * Format: int64
                     * @description Kopiykas
                     */
                    collectKopiykas?: Kopiykas;
                    promoCode?: string;
                    /** @default false */
                    useBonuses?: boolean;
                    /** @default false */
                    useBalance?: boolean;
                    /**
                     * @default bonuses
                     * @enum {string}
                     */
                    first?: "bonuses" | "balance";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: boolean;
                        causes: components["schemas"]["OrderCause"][];
                        bill: components["schemas"]["Bill"] | null;
                        /** @description The longest wait for staff to confirm, hours; null where the order does not wait */
                        waitsHours: number | null;
                        /** @description The bonuses and balance that the customer may spend now */
                        purse: {
                            /**
                             * Format: int64
                             * @description Kopiykas
                             */
                            bonusesKopiykas: Kopiykas;
                            /**
                             * Format: int64
                             * @description Kopiykas
                             */
                            balanceKopiykas: Kopiykas;
                        };
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOpenParcels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parcels: components["schemas"]["OpenParcel"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    deliveryEstimate: {
        parameters: {
            query: {
                orderId: string;
                carrier?: string;
                kind?: string;
                payment?: string;
                collectKopiykas?: number;
                promoCode?: string;
                settlement: string;
                department?: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveryKopiykas: Kopiykas | null;
                        /** @description The fee for sending the collected money to the shop; 0 when nothing is paid on receipt */
                        collectingKopiykas: Kopiykas | null;
                        /** @description `YYYY-MM-DD`; null also when nothing is on the shelf */
                        arrivesOn: string | null;
                        /** @description The shop pays the carrier: the customer's first order by a carrier that allows it */
                        isFree: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    orderId: string;
                    /** @description Needed unless the order `goesWith` another */
                    recipient?: components["schemas"]["RecipientForm"];
                    /** @description Needed unless the order `goesWith` another */
                    delivery?: components["schemas"]["DeliveryForm"];
                    /** Format: int64 */
                    goesWith?: number;
                    /**
                     * Format: int64
                     * @description Kopiykas
                     */
                    collectKopiykas?: Kopiykas;
                    /** @description 422 for a code the checkout does not offer */
                    payment: string;
                    comment?: string;
                    promoCode?: string;
                    /** @default false */
                    useBonuses?: boolean;
                    /** @default false */
                    useBalance?: boolean;
                    /**
                     * @default bonuses
                     * @enum {string}
                     */
                    first?: "bonuses" | "balance";
                    /** @description The customer's PIN, needed after the cause `pin_needed` */
                    pin?: string;
                    /** @description The visitor's consents: being counted, being shown advertising; left out means none */
                    consent?: ("analytics" | "advertising")[];
                    /**
                     * Format: int64
                     * @description The sum on the button; the order is refused when the sum has changed
                     */
                    expectedToPayKopiykas: Kopiykas;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: boolean;
                        number: number | null;
                        companionNumber: number | null;
                        /** @description Until when the order waits for staff to confirm it (UTC) */
                        waitsUntil: string | null;
                        /** @description Until when a card has to pay it (UTC); null where nothing is to be paid now */
                        unpaidUntil: string | null;
                        causes: components["schemas"]["OrderCause"][];
                        bill: components["schemas"]["Bill"] | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                page?: number;
                q?: string;
                group?: "all" | "active" | "done" | "cancelled";
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["OrderCard"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    repeatOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isBlacklisted: boolean;
                        lines: components["schemas"]["RepeatedLine"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    changeDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                    recipient: components["schemas"]["RecipientForm"];
                    delivery?: {
                        settlement: string;
                        department: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "orders_already_packed" | "orders_goes_along" | "orders_has_waybill";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                    /**
                     * @description Where a card's money goes; the customer may choose where the order's `goesBack` says `canGoToCard`
                     * @default card
                     * @enum {string}
                     */
                    refundTo?: "card" | "balance";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "conflict" | "orders_has_additions" | "orders_has_waybill";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getBonuses: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bonuses"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getDebts: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debts"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "conflict" | "payments_nothing_to_pay" | "payments_open_elsewhere" | "payments_money_held" | "payments_attempt_over";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    payDebts: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of a way of paying by card; the first one where left out */
                    payment?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "conflict" | "payments_nothing_to_pay" | "payments_open_elsewhere" | "payments_money_held" | "payments_attempt_over";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPayment: {
        parameters: {
            query: {
                number: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePayment"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getUnpaidOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchases: components["schemas"]["UnpaidPurchase"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                before?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: components["schemas"]["Notice"][];
                        /** Format: int64 */
                        unread: number;
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    /** @default false */
                    andEarlier?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        unread: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getNotificationChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        choices: {
                            /** @enum {string} */
                            topic: "orders" | "money" | "bonuses" | "back_in_stock" | "prices" | "chat";
                            letters: boolean;
                            sms: boolean;
                            push: boolean;
                        }[];
                        /** @description The account has an address for letters */
                        hasAddress: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    chooseNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    topic: "orders" | "money" | "bonuses" | "back_in_stock" | "prices" | "chat";
                    letters: boolean;
                    sms: boolean;
                    /** @default true */
                    push?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        choices: {
                            /** @enum {string} */
                            topic: "orders" | "money" | "bonuses" | "back_in_stock" | "prices" | "chat";
                            letters: boolean;
                            sms: boolean;
                            push: boolean;
                        }[];
                        /** @description The account has an address for letters */
                        hasAddress: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    pushSubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            409: components["responses"]["RefusedConflict"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    pushUnsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getRecipients: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipients: components["schemas"]["Recipient"][];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    surname: string;
                    /** @default  */
                    patronymic?: string;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "recipients_too_many";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    changeRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    name: string;
                    surname: string;
                    /** @default  */
                    patronymic?: string;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    removeRecipient: {
        parameters: {
            query: {
                id: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pin?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        madeAt: string;
                        tables: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "data_later";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone: string;
                    wanted: string;
                    /** @default [] */
                    photos?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addOfferPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photo: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    suppliers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: string;
                    name: string;
                    phone: string;
                    wanted: string;
                    /** Format: uuid */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getChat: {
        parameters: {
            query?: {
                before?: number;
                after?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    text?: string;
                    /** @default [] */
                    photos?: string[];
                    /** Format: int64 */
                    productId?: number;
                    /** Format: int64 */
                    orderNumber?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    readChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    seq: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    typeInChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    checkNewMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        chatMessageCount: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addChatPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photo: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getReturnable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: components["schemas"]["ReturnableLine"][];
                        /** @description For goods of proper quality; null before the order was handed over */
                        until: string | null;
                        /** @description For faulty or wrong ones; null before the order was handed over */
                        untilFaulty: string | null;
                        /** @description Only what was paid by card goes back to a card */
                        ways: ("card" | "balance")[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addReturnPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photo: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    askReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                    lines: {
                        /** Format: int64 */
                        variationId: number;
                        /** Format: int64 */
                        pieces: number;
                    }[];
                    /** @enum {string} */
                    reason: "size" | "disliked" | "faulty" | "wrong" | "other";
                    comment?: string;
                    /** @default [] */
                    photos?: string[];
                    /** @enum {string} */
                    refundTo: "card" | "balance";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "returns_not_delivered" | "returns_too_late" | "returns_fewer" | "returns_kept";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getReturns: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returns: {
                            /** Format: int64 */
                            id: number;
                            /** Format: int64 */
                            orderNumber: number;
                            /** @enum {string} */
                            status: "asked" | "approved" | "refused" | "cancelled" | "received";
                            statusName: string;
                            /** Format: date-time */
                            askedAt: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    cancelReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "returns_decided";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                page?: number;
                film?: "1";
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Review"][];
                        pagination: components["schemas"]["Pagination"];
                        rating: components["schemas"]["Rating"];
                        assessments: {
                            deliverySpeed: number;
                            priceQuality: number;
                            serviceQuality: number;
                            /** Format: int64 */
                            count: number;
                        } | null;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getProductReviews: {
        parameters: {
            query: {
                productId: number;
                page?: number;
                order?: "newest" | "helpful";
                fit?: "small" | "true" | "large";
                film?: "1";
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Review"][];
                        pagination: components["schemas"]["Pagination"];
                        rating: components["schemas"]["Rating"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    productId?: number;
                    /** Format: int64 */
                    rating: number;
                    title?: string;
                    comment: string;
                    /** @enum {string} */
                    fit?: "small" | "true" | "large";
                    /** @default [] */
                    photos?: string[];
                    film?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        poster?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "reviews_already";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    voteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    isHelpful: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        helpful: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "reviews_own_vote";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addReviewPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photo: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addReviewFilm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        seconds: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getAssessment: {
        parameters: {
            query: {
                number: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offered: boolean;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    addAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    number: number;
                    /** Format: int64 */
                    delivery_speed: number;
                    /** Format: int64 */
                    price_quality: number;
                    /** Format: int64 */
                    service_quality: number;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "reviews_not_delivered" | "reviews_already";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getProductQuestions: {
        parameters: {
            query: {
                productId: number;
                page?: number;
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Question"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    productId: number;
                    question: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    purpose: "review_film" | "supplier_file";
                    name: string;
                    /** Format: int64 */
                    size: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: int64
                         * @description Bytes of a part at most
                         */
                        partSize: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    uploadPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app */
                "X-Guest-Key"?: components["parameters"]["GuestKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: int64 */
                    from: number;
                    /** Format: base64 */
                    part: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        received: number;
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        rights: ("goods" | "prices" | "orders")[];
                        /** @enum {string} */
                        stockCounts: "free" | "shelf";
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeGoods: {
        parameters: {
            query?: {
                /** @description Of a full catalogue that was begun */
                session?: string;
                /** @description `true`: everything is judged and told, and nothing changed */
                trial?: string;
                /** @description `short`: only rows with problems are answered */
                answer?: string;
            };
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description `wait=5`: answered after five seconds at the latest, 25 by default */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramGood"][];
                "application/x-ndjson": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            /** @description It is still being worked on: ask again by the same key, `Retry-After` seconds later */
            202: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description Seconds */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "idempotency_reused";
                    };
                };
            };
            410: components["responses"]["RefusedGone"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangePrices: {
        parameters: {
            query?: {
                /** @description Of a full catalogue that was begun */
                session?: string;
                /** @description `true`: everything is judged and told, and nothing changed */
                trial?: string;
                /** @description `short`: only rows with problems are answered */
                answer?: string;
            };
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description `wait=5`: answered after five seconds at the latest, 25 by default */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramPrice"][];
                "application/x-ndjson": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            /** @description It is still being worked on: ask again by the same key, `Retry-After` seconds later */
            202: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description Seconds */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "idempotency_reused";
                    };
                };
            };
            410: components["responses"]["RefusedGone"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeStock: {
        parameters: {
            query?: {
                /** @description Of a full catalogue that was begun */
                session?: string;
                /** @description `true`: everything is judged and told, and nothing changed */
                trial?: string;
                /** @description `short`: only rows with problems are answered */
                answer?: string;
            };
            header: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description New for each intention, the same whenever that is tried again */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description `wait=5`: answered after five seconds at the latest, 25 by default */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramStock"][];
                "application/x-ndjson": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description `true`: done before under this key */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            /** @description It is still being worked on: ask again by the same key, `Retry-After` seconds later */
            202: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description Seconds */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "idempotency_reused";
                    };
                };
            };
            410: components["responses"]["RefusedGone"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeParts: {
        parameters: {
            query?: {
                answer?: "short" | "whole";
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description `wait=5`: answered after five seconds at the latest, 25 by default */
                Prefer?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            /** @description It is still being worked on: ask again `Retry-After` seconds later */
            202: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description Seconds */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramPart"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    trial?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramCatalogue"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "exchange_parts_at_work";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeCatalogueComplete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramCatalogue"];
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            /** @description The state moved on, or the thing exists already */
            409: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "exchange_parts_at_work";
                    };
                };
            };
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeOrders: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
                format?: "json" | "csv";
            };
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    /** @description Of CSV: the `next` of JSON, empty at the end */
                    "X-Next"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["ProgramOrder"][];
                        next: number | null;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeOrdersConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: {
                        /** Format: int64 */
                        number: number;
                        /** Format: int64 */
                        version: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: {
                            /** Format: int64 */
                            number: number;
                            /** @enum {string} */
                            result: "confirmed" | "changedSince" | "unknown" | "notSent";
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    exchangeOrdersStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts; also as browsers send it */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code, or its name in either language */
                    status: string;
                    /** @default  */
                    parcelNumber?: string;
                    /**
                     * @description Pieces as the program counts them; a difference from the shop's becomes a remark
                     * @default []
                     */
                    lines?: {
                        id: string;
                        /** Format: int64 */
                        pieces: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description `private, no-store` */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        number: number;
                        /** Format: int64 */
                        version: number;
                        /** @enum {string} */
                        status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                        changed: boolean;
                        remarks: {
                            code: string;
                            message: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["RefusedBadRequest"];
            401: components["responses"]["RefusedNotSignedIn"];
            403: components["responses"]["RefusedForbidden"];
            404: components["responses"]["RefusedNotFound"];
            413: components["responses"]["RefusedTooLarge"];
            415: components["responses"]["RefusedWrongType"];
            421: components["responses"]["RefusedWrongHost"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            500: components["responses"]["RefusedUnexpected"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    cartEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nobody is signed in: do not come back before a sign-in */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            421: components["responses"]["RefusedWrongHost"];
            429: components["responses"]["RefusedTooMany"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getStatementXlsx: {
        parameters: {
            query: {
                from: string;
                to: string;
                lang?: "ua" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["RefusedNotSignedIn"];
            422: components["responses"]["RefusedInvalid"];
            429: components["responses"]["RefusedTooMany"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getReceiptTxt: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["RefusedNotSignedIn"];
            404: components["responses"]["RefusedNotFound"];
            503: components["responses"]["RefusedUnavailable"];
        };
    };
    getChatPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                file: "small.jpg" | "large.jpg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo: small is a square of 320 pixels, large has 1600 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Not there, or not the caller's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReturnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                file: "small.jpg" | "large.jpg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo: small is a square of 320 pixels, large has 1600 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Not there, or not the caller's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. An address of WebP gives AVIF to those who accept it once it is made; an address of AVIF gives WebP for a minute until then */
            200: {
                headers: {
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/avif": string;
                    "image/jpeg": string;
                };
            };
            /** @description No such picture, width or format */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many pictures are being made */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    onOrderPlaced: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.placed";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        /** Format: int64 */
                        number: number;
                        /** @enum {string} */
                        status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                        paid: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.paid";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        /** Format: int64 */
                        number: number;
                        /** @enum {string} */
                        status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                        paid: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.status_changed";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        /** Format: int64 */
                        number: number;
                        /** @enum {string} */
                        status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                        paid: boolean;
                        /** @enum {string} */
                        previousStatus: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.cancelled";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        /** Format: int64 */
                        number: number;
                        /** @enum {string} */
                        status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                        paid: boolean;
                        /** @enum {string} */
                        previousStatus: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReturnCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "return.created";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        /** Format: int64 */
                        id: number;
                        /** Format: int64 */
                        order: number;
                        /** @constant */
                        status: "asked";
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStockChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "stock.changed";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: {
                        variations: {
                            /** Format: int64 */
                            variationId: number;
                            /** @description The exchange's id, such as `77#42` */
                            id: string;
                            /**
                             * Format: int64
                             * @description Pieces on the shelf that no cart or order holds
                             */
                            pieces: number;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookMissed: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "webhook.missed";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    /** @description Events between these instants, UTC, were not told and never will be */
                    data: {
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The same whenever a message is repeated */
                "webhook-id": string;
                /** @description When this try was made, seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64, by each valid secret, a space between */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When it happened, UTC
                     */
                    timestamp: string;
                    /**
                     * Format: int64
                     * @description Grows; the higher of two messages about one order, return or variation is the later
                     */
                    sequence: number;
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Wants no more messages: the address is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken, within 15 seconds */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken: it comes again under the same id */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
