import Foundation

extension ModerationDecision {
    var name: LocalizedStringResource {
        switch self {
        case .restored: .moderationRestoredName
        case .kept: .moderationKeptName
        case .removed: .moderationRemovedName
        }
    }
}
