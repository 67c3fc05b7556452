#if SWIFT_PACKAGE
import Foundation

// Xcode generates these properties from Localizable.xcstrings; SwiftPM needs this file.
extension LocalizedStringResource {
    static var commonOfflineMessage: Self { .init("Common.Offline.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonRetryLabel: Self { .init("Common.Retry.label", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonServiceMessage: Self { .init("Common.Service.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonUnreadableMessage: Self { .init("Common.Unreadable.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var feedEmptyDescription: Self { .init("Feed.Empty.description", bundle: .atURL(Bundle.module.bundleURL)) }
    static var feedEmptyTitle: Self { .init("Feed.Empty.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var feedErrorTitle: Self { .init("Feed.Error.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var feedNavigationTitle: Self { .init("Feed.Navigation.title", bundle: .atURL(Bundle.module.bundleURL)) }
}
#endif
