#if SWIFT_PACKAGE
import Foundation

// Xcode generates these properties from Localizable.xcstrings; SwiftPM needs this file.
extension LocalizedStringResource {
    static var commonNotFoundMessage: Self { .init("Common.NotFound.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonOfflineMessage: Self { .init("Common.Offline.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonRetryLabel: Self { .init("Common.Retry.label", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonServiceMessage: Self { .init("Common.Service.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var commonUnreadableMessage: Self { .init("Common.Unreadable.message", bundle: .atURL(Bundle.module.bundleURL)) }
    static var employeeListEmptyDescription: Self { .init("EmployeeList.Empty.description", bundle: .atURL(Bundle.module.bundleURL)) }
    static var employeeListEmptyTitle: Self { .init("EmployeeList.Empty.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var employeeListErrorTitle: Self { .init("EmployeeList.Error.title", bundle: .atURL(Bundle.module.bundleURL)) }
    static var employeeListMoreLabel: Self { .init("EmployeeList.More.label", bundle: .atURL(Bundle.module.bundleURL)) }
    static var employeeListNavigationTitle: Self { .init("EmployeeList.Navigation.title", bundle: .atURL(Bundle.module.bundleURL)) }
}
#endif
