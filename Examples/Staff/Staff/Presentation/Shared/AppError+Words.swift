import Foundation

extension AppError {
    /// A sentence for the user: the kind of the error, and what to do about it.
    var label: LocalizedStringResource {
        switch self {
        case .offline: .commonOfflineMessage
        case .notFound: .commonNotFoundMessage
        case .service: .commonServiceMessage
        case .unreadable: .commonUnreadableMessage
        }
    }
}
