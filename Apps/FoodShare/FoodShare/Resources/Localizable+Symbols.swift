#if SWIFT_PACKAGE
import Foundation

// Xcode writes these from Localizable.xcstrings by itself; a package has them here.
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
    static var errorGoneMessage: Self { word("Error.Gone.message", "Somebody took it, or its time is over.") }
    static var errorLocationMessage: Self { word("Error.Location.message", "Your device does not tell where it is. Type a town instead.") }
    static var errorOfflineMessage: Self { word("Error.Offline.message", "There is no connection. What you see may be old.") }
    static var errorPlaceMessage: Self { word("Error.Place.message", "Choose where to look first.") }
    static var errorServiceMessage: Self { word("Error.Service.message", "The listings could not be loaded. Try again in a moment.") }
    static func errorUnreadableMessage(_ value: String) -> Self {
        word("Error.Unreadable.message", "The listings could not be read: “\(value)” is not as it should be.")
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
    static var listingDescriptionEmpty: Self { word("Listing.Description.empty", "The giver says no more about it.") }
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
    static var offerTitleFooter: Self { word("Offer.Title.footer", "Say what is in it, for whoever has an allergy.") }
    static var offerTitleProblem: Self { word("Offer.Title.problem", "Name it in 3 to 120 letters.") }
    static var offerDescriptionLabel: Self { word("Offer.Description.label", "Description") }
    static var offerDescriptionPrompt: Self { word("Offer.Description.prompt", "How much, how packed, what is in it") }
    static var offerDescriptionProblem: Self { word("Offer.Description.problem", "Describe it in 1,000 letters at most.") }
    static var offerExpiryProblem: Self { word("Offer.Expiry.problem", "Choose a time to come, within a year.") }
    static var offerPlaceFooter: Self {
        word("Offer.Place.footer", "Others see a place up to 500 m beside yours, until you say yes to one of them.")
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
        word("Standing.Asked.message", "You asked for it. Once the giver says yes, the exact place is here.")
    }
    static var standingReceivedMessage: Self { word("Standing.Received.message", "It is yours to collect.") }
    static var standingWaitingMessage: Self { word("Standing.Waiting.message", "Somebody would like it.") }
    static var standingAcceptedMessage: Self { word("Standing.Accepted.message", "You said yes. They know the exact place.") }

    private static func word(_ key: StaticString, _ value: String.LocalizationValue) -> Self {
        .init(key, defaultValue: value, bundle: .atURL(Bundle.module.bundleURL))
    }
}
#endif
