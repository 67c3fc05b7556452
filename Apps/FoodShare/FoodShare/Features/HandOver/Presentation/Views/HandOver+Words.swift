import Foundation

/// Formats times for the reader.
struct PickupFormat {
    let locale: Locale
    let zone: TimeZone

    /// Formats a day and a time for the reader.
    func time(_ time: Date) -> String {
        time.formatted(Date.FormatStyle(locale: locale, timeZone: zone).weekday(.abbreviated).day().month().hour().minute())
    }

    /// Formats a pickup time. The end is shown with its day only if that differs from the day of the start.
    func window(_ window: PickupWindow) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let isOneDay = calendar.isDate(window.start, inSameDayAs: window.end)
        let clock = Date.FormatStyle(locale: locale, timeZone: zone).hour().minute()
        return "\(time(window.start)) – \(isOneDay ? window.end.formatted(clock) : time(window.end))"
    }
}

extension HandOver {
    /// The message about the hand-over's state.
    ///
    /// - Parameter now: The time from which a proposed pickup time must not be over.
    func sentence(_ format: PickupFormat, at now: Date) -> LocalizedStringResource {
        if course.isClosed { return closed(format) }
        switch (status, role) {
        case (.inLine, _): return .handOverAheadTaker(ahead)
        case (.asked, .giver): return course.answerBy.map { .handOverAskedGiver(format.time($0)) } ?? .standingWaitingMessage
        case (.asked, .taker): return course.answerBy.map { .handOverAskedTaker(format.time($0)) } ?? .standingAskedMessage
        case (.accepted, .giver): return hasOpenWindow(at: now) ? .handOverAcceptedGiver : .handOverUnproposedGiver
        case (.accepted, .taker): return course.earlier.map { withdrawn(format.window($0), at: now) } ?? promised(at: now)
        case (.arranged, _): return course.chosen.map { .handOverArrangedMessage(format.window($0)) } ?? .handOverAcceptedTaker
        case (.handedOver, _): return handedOver
        case (.declined, .giver): return .handOverDeclinedGiver
        case (.declined, .taker): return .handOverDeclinedTaker
        case (.cancelled, _): return cancelled
        case (.lapsed, _): return .handOverLapsedMessage
        }
    }

    /// The message about a closed conversation. If that has ended a pickup, nobody is to go there, whoever closed it.
    private func closed(_ format: PickupFormat) -> LocalizedStringResource {
        guard course.reason == .closed else { return .handOverClosedMessage }
        return course.chosen.map { .handOverOffAgreed(format.window($0)) } ?? .handOverOffMessage
    }

    private func promised(at now: Date) -> LocalizedStringResource {
        hasOpenWindow(at: now) ? .handOverAcceptedTaker : .handOverUnproposedTaker
    }

    private func withdrawn(_ time: String, at now: Date) -> LocalizedStringResource {
        hasOpenWindow(at: now) ? .handOverWithdrawnTaker(time) : .handOverWithdrawnUnproposed(time)
    }

    /// The message about food that one of the two says was handed over. The other may not have answered, or disagree.
    private var handedOver: LocalizedStringResource {
        switch (course.answers[role], course.answers[role.other]) {
        case (nil, .worked): role == .giver ? .handOverToldGiver : .handOverToldTaker
        case (.missed, .worked): course.counts(absenceToldBy: role) ? .handOverMissedOwn : .handOverUncountedMessage
        default: role == .giver ? .handOverHandedOverGiver : .handOverHandedOverTaker
        }
    }

    private var cancelled: LocalizedStringResource {
        if course.reason == .giverLeft { return .handOverLeftMessage }
        if course.reason == .missed { return course.cancelledBy == role ? .handOverMissedOwn : .handOverMissedOther }
        let reason = String(localized: (course.reason ?? .other).name)
        return course.cancelledBy == role ? .handOverCancelledOwn(reason) : .handOverCancelledOther(reason)
    }
}

extension CancelReason {
    var name: LocalizedStringResource {
        switch self {
        case .notNeeded: .reasonNotNeededName
        case .cannotCome: .reasonCannotComeName
        case .notAvailable: .reasonNotAvailableName
        case .other: .reasonOtherName
        case .takenBack: .reasonTakenBackName
        case .giverLeft: .handOverLeftMessage
        case .missed: .reasonMissedName
        case .closed: .reasonClosedName
        }
    }
}

extension HandOverRole {
    var name: LocalizedStringResource {
        switch self {
        case .giver: .handOverGiverLabel
        case .taker: .handOverTakerLabel
        }
    }
}

extension InvalidField {
    var sentence: LocalizedStringResource { rule.sentence }
}

extension InvalidField.Rule {
    var sentence: LocalizedStringResource {
        switch self {
        case .notEmpty: .handOverEmptyProblem
        case .atMost(let most): .handOverTooLongProblem(most)
        case .within(_, let most): .handOverCountProblem(most)
        case .order: .handOverOrderProblem
        case .ahead: .handOverAheadProblem
        case .beforeExpiry: .handOverExpiryProblem
        }
    }
}
