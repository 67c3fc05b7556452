import Foundation

extension AppError {
    /// The message that says what went wrong and what to do about it.
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
        case .changed: .errorChangedMessage
        }
    }
}
