#if SWIFT_PACKAGE
import Foundation

// Xcode generates these properties from Localizable.xcstrings; SwiftPM needs this file.
extension LocalizedStringResource {
    static var characterListEmptyDescription: Self { .init("CharacterList.Empty.description", bundle: .atURL(Bundle.module.bundleURL)) }
    static var characterListEmptyTitle: Self { .init("CharacterList.Empty.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var characterListErrorTitle: Self { .init("CharacterList.Error.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var characterListNavigationTitle: Self { .init("CharacterList.Navigation.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonRetryLabel: Self { .init("Common.Retry.label", bundle: .atURL(Bundle.module.bundleURL)) }
}
#endif
