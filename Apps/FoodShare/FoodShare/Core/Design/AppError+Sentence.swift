import Foundation

extension AppError {
    /// What to tell, and what to do about it.
    var sentence: LocalizedStringResource {
        switch self {
        case .service: .errorServiceMessage
        case .unreadable(let field): .errorUnreadableMessage(field)
        case .offline: .errorOfflineMessage
        case .noRoom: .errorNoRoomMessage
        case .noPlace: .errorPlaceMessage
        case .locationDenied: .errorLocationMessage
        case .gone: .errorGoneMessage
        case .photoUnreadable: .errorPhotoUnreadableMessage
        case .photoTooLarge: .errorPhotoTooLargeMessage
        case .signedOut: .errorSignedOutMessage
        case .taken: .errorTakenMessage
        }
    }
}
