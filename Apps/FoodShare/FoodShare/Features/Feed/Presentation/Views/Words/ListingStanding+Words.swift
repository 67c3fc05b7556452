import Foundation

extension ListingStanding {
    /// The label that marks the row; `nil` for a free listing.
    var rowLabel: LocalizedStringResource? {
        switch self {
        case .open: nil
        case .taken: .rowTakenLabel
        case .asked: .rowAskedLabel
        case .received: .rowReceivedLabel
        case .own(.none): .rowOwnLabel
        case .own(.waiting): .rowWaitingLabel
        case .own(.accepted): .rowAcceptedLabel
        case .own(.reported): .rowReportedLabel
        case .sample: .rowSampleLabel
        }
    }

    /// The message about the standing on the listing's page; `nil` if there is none.
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
