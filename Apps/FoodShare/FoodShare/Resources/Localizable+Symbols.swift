#if SWIFT_PACKAGE
import Foundation

// Xcode writes these from Localizable.xcstrings by itself; a package has them here.
extension LocalizedStringResource {
    static var commonRetryLabel: Self { .init("Common.Retry.label", bundle: .atURL(Bundle.module.bundleURL)) }
    static var itemListEmptyDescription: Self { .init("ItemList.Empty.description", bundle: .atURL(Bundle.module.bundleURL)) }
    static var itemListEmptyTitle: Self { .init("ItemList.Empty.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var itemListErrorTitle: Self { .init("ItemList.Error.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var itemListNavigationTitle: Self { .init("ItemList.Navigation.title", bundle: .atURL(Bundle.module.bundleURL)) }
}
#endif
