import Foundation

extension AppError {
    /// The message that says what went wrong, and what the person can do about it.
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
        case .limited(let limit): limit.sentence
        }
    }
}

extension AppLimit {
    /// The message that names the limit, and says when the person may continue.
    fileprivate var sentence: LocalizedStringResource {
        switch kind {
        case .offers: .limitOffersMessage(most, minutes())
        case .claims: .limitClaimsMessage(most, minutes())
        case .messages: .limitMessagesMessage(most, minutes())
        case .reports: .limitReportsMessage(most, minutes())
        case .openClaims: .limitOpenClaimsMessage(most)
        }
    }
}
