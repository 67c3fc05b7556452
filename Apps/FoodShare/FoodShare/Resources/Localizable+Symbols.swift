#if SWIFT_PACKAGE
import Foundation

// Xcode generates these from Localizable.xcstrings; a Swift package has to list them.
extension LocalizedStringResource {
    static var categoryBakeryName: Self { word("Category.Bakery.name", "Bread and cake") }
    static var categoryDairyName: Self { word("Category.Dairy.name", "Milk and cheese") }
    static var categoryDrinksName: Self { word("Category.Drinks.name", "Drinks") }
    static var categoryMealsName: Self { word("Category.Meals.name", "Meals") }
    static var categoryOtherName: Self { word("Category.Other.name", "Other") }
    static var categoryPantryName: Self { word("Category.Pantry.name", "Pantry") }
    static var categoryProduceName: Self { word("Category.Produce.name", "Fruit and vegetables") }
    static var commonCancelLabel: Self { word("Common.Cancel.label", "Cancel") }
    static var commonRetryLabel: Self { word("Common.Retry.label", "Retry") }
    static var errorGoneMessage: Self { word("Error.Gone.message", "It is not offered any more.") }
    static var errorLocationMessage: Self { word("Error.Location.message", "Your device did not share its location. Type a town instead.") }
    static var errorNoRoomMessage: Self { word("Error.NoRoom.message", "There is no room left to store this. Try again later.") }
    static var errorOfflineMessage: Self { word("Error.Offline.message", "There is no connection. What you see may be old.") }
    static var errorPlaceMessage: Self { word("Error.Place.message", "Choose where to look first.") }
    static var errorServiceMessage: Self { word("Error.Service.message", "The listings could not be loaded. Try again in a moment.") }
    static func errorUnreadableMessage(_ value: String) -> Self {
        word("Error.Unreadable.message", "The listings could not be read: “\(value)” has an unexpected value.")
    }
    static var feedCategoryEvery: Self { word("Feed.Category.every", "Everything") }
    static var feedCategoryName: Self { word("Feed.Category.name", "Kind") }
    static func feedCountLabel(_ value: Int) -> Self { word("Feed.Count.label", "\(value) offers") }
    static var feedEmptyDescription: Self { word("Feed.Empty.description", "Look farther away, or for everything.") }
    static var feedEmptyLabel: Self { word("Feed.Empty.label", "Look within 25 km") }
    static var feedEmptyTitle: Self { word("Feed.Empty.title", "Nothing here just now") }
    static var feedLoadingLabel: Self { word("Feed.Loading.label", "Looking around…") }
    static var feedNavigationTitle: Self { word("Feed.Navigation.title", "Food near you") }
    static func feedRadiusLabel(_ value: Int) -> Self { word("Feed.Radius.label", "Within \(value) km") }
    static var feedRadiusName: Self { word("Feed.Radius.name", "Distance") }
    static var feedSearchPrompt: Self { word("Feed.Search.prompt", "Bread, apples, soup…") }
    static var listingDescriptionEmpty: Self { word("Listing.Description.empty", "The giver has added no description.") }
    static var listingDistanceLabel: Self { word("Listing.Distance.label", "Distance") }
    static func listingKilometresText(_ value: String) -> Self { word("Listing.Kilometres.text", "\(value) km") }
    static func listingMetresText(_ value: String) -> Self { word("Listing.Metres.text", "\(value) m") }
    static var listingNavigationTitle: Self { word("Listing.Navigation.title", "Offer") }
    static var listingOfferedLabel: Self { word("Listing.Offered.label", "Offered") }
    static var listingUseByLabel: Self { word("Listing.UseBy.label", "Use by") }
    static func listingUseByText(_ value: String) -> Self { word("Listing.UseBy.text", "Use by \(value)") }
    static var placeDeviceLabel: Self { word("Place.Device.label", "Use my location") }
    static var placeNameLabel: Self { word("Place.Name.label", "Town or city") }
    static var placeNamePrompt: Self { word("Place.Name.prompt", "Town or city") }
    static var placeNavigationTitle: Self { word("Place.Navigation.title", "Where to look") }
    static var placeSearchEmpty: Self { word("Place.Search.empty", "No town of that name is known. Try a larger one nearby.") }
    static var placeSearchFooter: Self { word("Place.Search.footer", "Your location is rounded to about a kilometre before it is used.") }
    static var placeSearchHeader: Self { word("Place.Search.header", "Where are you?") }
    static var placeSearchLabel: Self { word("Place.Search.label", "Search") }
    static var errorTakenMessage: Self { word("Error.Taken.message", "Somebody else was faster.") }
    static var offerNavigationTitle: Self { word("Offer.Navigation.title", "Offer something") }
    static var offerSaveLabel: Self { word("Offer.Save.label", "Offer") }
    static var offerTitleLabel: Self { word("Offer.Title.label", "What is it?") }
    static var offerTitlePrompt: Self { word("Offer.Title.prompt", "What is it?") }
    static var offerTitleFooter: Self { word("Offer.Title.footer", "List what it contains, for people with allergies.") }
    static var offerTitleProblem: Self { word("Offer.Title.problem", "Name it in 3 to 120 letters.") }
    static var offerDescriptionLabel: Self { word("Offer.Description.label", "Description") }
    static var offerDescriptionPrompt: Self { word("Offer.Description.prompt", "How much, how packed, what is in it") }
    static var offerDescriptionProblem: Self { word("Offer.Description.problem", "Describe it in 1,000 letters at most.") }
    static var offerExpiryProblem: Self { word("Offer.Expiry.problem", "Choose a time to come, within a year.") }
    static var offerPlaceFooter: Self {
        word("Offer.Place.footer", "Only the person whom you accept sees this place. Others see one up to 500 m away.")
    }
    static var offerPlaceLabel: Self { word("Offer.Place.label", "Where it is") }
    static var offerPlaceHereLabel: Self { word("Offer.PlaceHere.label", "Use where I am now") }
    static var offerPlaceAnotherLabel: Self { word("Offer.PlaceAnother.label", "Choose another place") }
    static var offerPlaceNameLabel: Self { word("Offer.PlaceName.label", "Or the name of a place") }
    static var offerPlaceProblem: Self { word("Offer.Place.problem", "Choose where it can be collected.") }
    static var offerLocationProblem: Self {
        word("Offer.Location.problem", "Your device did not share its location. Type the name of a place instead.")
    }
    static var listingClaimLabel: Self { word("Listing.Claim.label", "I would like it") }
    static var listingReleaseLabel: Self { word("Listing.Release.label", "I do not need it") }
    static var listingAcceptLabel: Self { word("Listing.Accept.label", "Give it to them") }
    static var listingDeclineLabel: Self { word("Listing.Decline.label", "Offer it to others") }
    static var listingDeleteLabel: Self { word("Listing.Delete.label", "Take it off the list") }
    static var listingDeleteTitle: Self { word("Listing.Delete.title", "Take this off the list?") }
    static var listingPlaceLabel: Self { word("Listing.Place.label", "Exact place") }
    static var standingTakenMessage: Self { word("Standing.Taken.message", "Somebody else has asked for it.") }
    static var standingAskedMessage: Self {
        word("Standing.Asked.message", "You asked for it. When the giver accepts, the exact place is shown here.")
    }
    static var standingReceivedMessage: Self { word("Standing.Received.message", "It is yours to collect.") }
    static var standingWaitingMessage: Self { word("Standing.Waiting.message", "Somebody would like it.") }
    static var standingAcceptedMessage: Self { word("Standing.Accepted.message", "You accepted. They can see the exact place.") }
    static var allergenGlutenName: Self { word("Allergen.Gluten.name", "Gluten") }
    static var allergenCrustaceansName: Self { word("Allergen.Crustaceans.name", "Crustaceans") }
    static var allergenEggsName: Self { word("Allergen.Eggs.name", "Eggs") }
    static var allergenFishName: Self { word("Allergen.Fish.name", "Fish") }
    static var allergenPeanutsName: Self { word("Allergen.Peanuts.name", "Peanuts") }
    static var allergenSoybeansName: Self { word("Allergen.Soybeans.name", "Soybeans") }
    static var allergenMilkName: Self { word("Allergen.Milk.name", "Milk") }
    static var allergenNutsName: Self { word("Allergen.Nuts.name", "Nuts") }
    static var allergenCeleryName: Self { word("Allergen.Celery.name", "Celery") }
    static var allergenMustardName: Self { word("Allergen.Mustard.name", "Mustard") }
    static var allergenSesameName: Self { word("Allergen.Sesame.name", "Sesame") }
    static var allergenSulphitesName: Self { word("Allergen.Sulphites.name", "Sulphites") }
    static var allergenLupinName: Self { word("Allergen.Lupin.name", "Lupin") }
    static var allergenMolluscsName: Self { word("Allergen.Molluscs.name", "Molluscs") }
    static var allergenAnotherName: Self { word("Allergen.Another.name", "Another allergen") }
    static var listingAllergensLabel: Self { word("Listing.Allergens.label", "Contains") }
    static var listingAllergensEmpty: Self { word("Listing.Allergens.empty", "The giver has not listed any allergens.") }
    static var listingEditLabel: Self { word("Listing.Edit.label", "Change it") }
    static var offerAllergensFooter: Self {
        word("Offer.Allergens.footer", "Choose the allergens that you know it contains. Readers see only what you chose.")
    }
    static var offerAnewLabel: Self { word("Offer.Anew.label", "Start anew") }
    static var offerChangeLabel: Self { word("Offer.Change.label", "Save") }
    static var offerDraftFooter: Self { word("Offer.Draft.footer", "You began this earlier.") }
    static var offerEditTitle: Self { word("Offer.Edit.title", "Change your offer") }

    static var errorPhotoTooLargeMessage: Self {
        word("Error.PhotoTooLarge.message", "This photo is too large. Choose one of at most 8 MB and 50 megapixels.")
    }
    static var errorPhotoUnreadableMessage: Self {
        word("Error.PhotoUnreadable.message", "This photo cannot be read. Choose a JPEG, PNG or WebP.")
    }
    static var errorSignedOutMessage: Self {
        word(
            "Error.SignedOut.message",
            "The service no longer recognizes this device. Your next offer or request is made as a new person.")
    }
    static var offerPhotoLabel: Self { word("Offer.Photo.label", "Choose a photo") }
    static var offerPhotoAnotherLabel: Self { word("Offer.PhotoAnother.label", "Choose another photo") }
    static var offerPhotoRemoveLabel: Self { word("Offer.PhotoRemove.label", "Remove the photo") }
    static var offerPhotoFooter: Self {
        word("Offer.Photo.footer", "Where and when it was taken is removed before anybody sees it.")
    }
    static func listingPhotoLabel(_ value: String) -> Self { word("Listing.Photo.label", "Photo of \(value)") }

    static func feedHiddenLabel(_ value: Int) -> Self { word("Feed.Hidden.label", "The offers of \(value) people are hidden.") }
    static var feedHiddenShow: Self { word("Feed.Hidden.show", "Show them again") }
    static var listingBlockLabel: Self { word("Listing.Block.label", "Hide this person’s offers") }
    static var listingBlockTitle: Self {
        word("Listing.Block.title", "You will no longer see this person’s offers, and they are not notified.")
    }
    static var listingMoreLabel: Self { word("Listing.More.label", "More") }
    static var listingReportLabel: Self { word("Listing.Report.label", "Report") }
    static var listingReportTitle: Self { word("Listing.Report.title", "What is wrong with it?") }
    static var reportNotFoodName: Self { word("Report.NotFood.name", "It is not food") }
    static var reportOffensiveName: Self { word("Report.Offensive.name", "It is offensive") }
    static var reportScamName: Self { word("Report.Scam.name", "Somebody asks for money") }
    static var reportSpoiledName: Self { word("Report.Spoiled.name", "It is spoiled or unsafe") }
    static var standingReportedMessage: Self {
        word("Standing.Reported.message", "Several people reported it. Nobody else sees it.")
    }
    static var listingServiceProblem: Self {
        word("Listing.Service.problem", "This could not be done just now. Try again in a moment.")
    }
    static var offerOfflineProblem: Self { word("Offer.Offline.problem", "There is no connection. What you wrote is still here.") }
    static var offerServiceProblem: Self {
        word("Offer.Service.problem", "It could not be sent. What you wrote is still here; try again in a moment.")
    }
    static var feedMapLabel: Self { word("Feed.Map.label", "Map") }
    static var feedListLabel: Self { word("Feed.List.label", "List") }
    static func feedSampleTitle(_ value: String) -> Self { word("Feed.Sample.title", "Sample: \(value)") }

    static var listingExpiredMessage: Self {
        word("Listing.Expired.message", "It has expired, so nobody can get it any more.")
    }
    static var listingMapLabel: Self { word("Listing.Map.label", "Open in a map") }
    static var rowAcceptedLabel: Self { word("Row.Accepted.label", "Yours: promised") }
    static var rowAskedLabel: Self { word("Row.Asked.label", "You asked for it") }
    static var rowOwnLabel: Self { word("Row.Own.label", "Yours") }
    static var rowReceivedLabel: Self { word("Row.Received.label", "Yours to collect") }
    static var rowReportedLabel: Self { word("Row.Reported.label", "Yours: reported, nobody else sees it") }
    static var rowSampleLabel: Self { word("Row.Sample.label", "Sample, not a real offer") }
    static var rowWaitingLabel: Self { word("Row.Waiting.label", "Yours: somebody would like it") }
    static var standingSampleMessage: Self {
        word(
            "Standing.Sample.message",
            "This is a sample that shows what an offer looks like. Nobody gives it away, so you cannot ask for it.")
    }

    private static func word(_ key: StaticString, _ value: String.LocalizationValue) -> Self {
        .init(key, defaultValue: value, bundle: .atURL(Bundle.module.bundleURL))
    }
}
#endif
