import Foundation

extension ListingStanding {
    /// The words with which a row of the list marks it; `nil` for what is free or somebody else's.
    var rowLabel: LocalizedStringResource? {
        switch self {
        case .open, .taken: nil
        case .asked: .rowAskedLabel
        case .received: .rowReceivedLabel
        case .own(.none): .rowOwnLabel
        case .own(.waiting): .rowWaitingLabel
        case .own(.accepted): .rowAcceptedLabel
        case .own(.reported): .rowReportedLabel
        case .sample: .rowSampleLabel
        }
    }

    /// The sentence with which its page says how it stands; `nil` where there is nothing to say.
    var sentence: LocalizedStringResource? {
        switch self {
        case .open, .own(.none): nil
        case .taken: .standingTakenMessage
        case .asked: .standingAskedMessage
        case .received: .standingReceivedMessage
        case .own(.waiting): .standingWaitingMessage
        case .own(.accepted): .standingAcceptedMessage
        case .own(.reported): .standingReportedMessage
        case .sample: .standingSampleMessage
        }
    }
}
