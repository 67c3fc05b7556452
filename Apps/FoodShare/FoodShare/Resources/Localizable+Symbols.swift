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

    private static func word(_ key: StaticString, _ value: String.LocalizationValue) -> Self {
        .init(key, defaultValue: value, bundle: .atURL(Bundle.module.bundleURL))
    }
}
#endif
