import Foundation

/// The hand-overs of a listing. The passing of time is applied only in `settle(at:)`, so that every reader
/// sees the same state without a background job.
extension FoodListingFile {
    /// The maximum number of people who may wait in line for a listing.
    static let longestLine = 20
    /// The maximum number of requests of a person for a listing, which bounds the size of its document.
    static let mostRequests = 10

    /// The giver's terms of the pickup; the default terms if there are none.
    var pickup: PickupTerms { terms?.terms ?? PickupTerms() }

    /// The giver; `nil` if the listing is a sample, or its giver has left.
    var giver: String? { owner.flatMap { $0.isEmpty ? nil : $0 } }

    /// The time at which the listing expires; a time long ago if it cannot be read.
    var expiry: Date { (try? listing.toDomain().expiryDate) ?? .distantPast }

    /// A Boolean value that indicates whether somebody has received the food.
    var isGivenAway: Bool { handOvers?.contains { $0.status == HandOverStatus.handedOver.rawValue } ?? false }

    /// The index of the hand-over with the person who currently has the listing; `nil` if nobody has.
    private var current: Int? {
        guard let claimer else { return nil }
        return handOvers?.lastIndex { $0.taker == claimer && $0.course.status != .inLine }
    }

    /// The pickup time that the person who currently has the listing has chosen; `nil` if there is none.
    var agreed: PickupWindow? {
        guard let current, let course = handOvers?[current].course, course.status == .arranged else { return nil }
        return course.chosen
    }

    func settled(at now: Date) -> FoodListingFile {
        var settled = self
        settled.settle(at: now)
        return settled
    }

    /// Applies what has changed by the passing of time: requests without an answer lapse, and the next person
    /// in line moves up.
    mutating func settle(at now: Date) {
        guard claimer != nil || handOvers != nil else { return }
        adopt()
        let expiry = expiry
        while let current, let request = handOvers?[current].course, request.status == .asked {
            let end = min(request.answerBy ?? .distantFuture, expiry)
            guard end <= now else { break }
            try? handOvers?[current].course.lapse(at: end)
            free(at: end)
        }
        if expiry <= now { endLine(at: expiry) }
    }

    /// Converts a claim that an earlier version of the app stored to a hand-over.
    private mutating func adopt() {
        guard let claimer, current == nil else { return }
        let status: HandOverStatus = isAccepted ? .accepted : .asked
        let since = (try? listing.toDomain().createdAt) ?? .distantPast
        let old = HandOverFile(id: listing.id, taker: claimer, asked: since, HandOverCourse(asked: status, answerBy: nil))
        handOvers = (handOvers ?? []) + [old]
    }

    /// Begins a person's request, or puts the person in line.
    mutating func ask(_ person: String, at now: Date) {
        let isFirst = claimer == nil
        let course = HandOverCourse(asked: isFirst ? .asked : .inLine, answerBy: isFirst ? answerBy(from: now) : nil)
        handOvers = (handOvers ?? []) + [HandOverFile(taker: person, asked: now, course)]
        if isFirst { claimer = person }
    }

    private func answerBy(from now: Date) -> Date { now.addingTimeInterval(Double(pickup.answerHours) * 3600) }

    /// Ends the hand-over with the person who has the listing, and begins a request for the next person in
    /// line.
    private mutating func free(at now: Date) {
        release()
        guard removed == nil, expiry > now else { return endLine(at: now) }
        guard let next = handOvers?.firstIndex(where: { $0.course.status == .inLine }) else { return }
        let end = answerBy(from: now)
        guard (try? handOvers?[next].course.moveUp(answerBy: end, at: now)) != nil else { return }
        claimer = handOvers?[next].taker
    }

    private mutating func endLine(at now: Date) {
        for index in handOvers?.indices ?? 0..<0 where handOvers?[index].course.status == .inLine {
            try? handOvers?[index].course.lapse(at: now)
        }
    }

    /// Returns whether a person has requested the listing less often than is allowed.
    func mayAsk(_ person: String) -> Bool { (handOvers ?? []).count { $0.taker == person } < Self.mostRequests }

    /// Returns whether a person may be put in line: somebody else has requested the listing, and this person
    /// has not.
    func admitsToLine(_ person: String, at now: Date) -> Bool {
        guard let owner, owner != person, removed == nil, expiry > now, !isGivenAway, barred?.contains(person) != true,
            mayAsk(person)
        else { return false }
        let line = (handOvers ?? []).filter { !$0.course.status.isFinal }
        return claimer != nil && !line.contains { $0.taker == person } && line.count <= Self.longestLine
    }
}

extension FoodListingFile {
    func role(of person: String, in handOver: HandOverFile) -> HandOverRole? {
        person == owner ? .giver : person == handOver.taker ? .taker : nil
    }

    /// Performs a person's action on a hand-over. ``settle(at:)`` must have been called before.
    mutating func perform(
        _ action: HandOverAction, on id: String, by person: String, at now: Date
    ) throws(HandOverRefusal) {
        guard let index = handOvers?.firstIndex(where: { $0.id == id }), var file = handOvers?[index],
            let role = role(of: person, in: file)
        else { throw .notNow }
        let isCurrent = index == current
        try apply(action, to: &file, by: role, at: now)
        handOvers?[index] = file
        guard isCurrent else { return }
        isAccepted = file.course.status.isAgreed
        if action.endsOffer { return takeBack(at: now) }
        if file.course.status.isFinal, !isAccepted { free(at: now) }
        if file.course.status == .handedOver { endLine(at: now) }
    }

    private func apply(
        _ action: HandOverAction, to file: inout HandOverFile, by role: HandOverRole, at now: Date
    ) throws(HandOverRefusal) {
        switch action {
        case .accept where role == .giver: try file.course.accept(at: now)
        case .decline where role == .giver: try file.course.decline(at: now)
        case .choose(let window) where role == .taker: try file.course.choose(window, of: pickup.windows, at: now)
        case .takeBack(let reason) where role == .giver: try apply(.cancel(reason), to: &file, by: role, at: now)
        case .accept, .decline, .choose, .takeBack: throw .notNow
        case .cancel(let reason):
            guard CancelReason.choices(of: role).contains(reason) else { throw .notNow }
            try file.course.cancel(by: role, for: reason, at: now)
        case .answer(let outcome): try file.course.answer(outcome, by: role, at: now, expiry: expiry)
        case .send(let text): try file.add(text, by: role, at: now)
        case .markRead: file.read(by: role)
        // The giver has left: no account remains to block.
        case .block where giver == nil: throw .notNow
        case .block: file.course.close(by: role, at: now)
        }
    }

    /// Performs an action on the current request.
    mutating func performOnCurrent(
        _ action: HandOverAction, by person: String, at now: Date
    ) throws(HandOverRefusal) {
        guard let current, let id = handOvers?[current].id else { throw .notNow }
        try perform(action, on: id, by: person, at: now)
    }

    /// The action with which a person gives up the current request; `nil` if they have no part in it.
    func release(by person: String) -> HandOverAction? {
        guard let current, let request = handOvers?[current] else { return nil }
        if person == owner { return request.course.status == .asked ? .decline : .cancel(.other) }
        return person == claimer ? .cancel(.notNeeded) : nil
    }

    /// Changes the terms of the pickup. If the chosen pickup time is no longer proposed, it is withdrawn.
    mutating func keep(_ new: PickupTerms, at now: Date) {
        let before = pickup
        terms = PickupTermsFile(new)
        guard let current else { return }
        if new.open(at: now) != before.open(at: now) { proposals = (proposals ?? 0) + 1 }
        handOvers?[current].course.withdrawWindow(unlessIn: new.windows, at: now)
    }

    /// Removes the proposed pickup times that end after the listing expires, and with them a chosen one.
    mutating func dropLateWindows(at now: Date) {
        guard let terms = terms?.terms else { return }
        var kept = terms
        kept.windows.removeAll { $0.ends(after: expiry) }
        if kept != terms { keep(kept, at: now) }
    }

    /// Moves the pickup place, and tells the accepted person by a message of the giver.
    ///
    /// - Parameters:
    ///   - place: The exact place.
    ///   - shown: The point that others see instead.
    ///   - address: The address of the place in words, which replaces the earlier one.
    ///   - words: The text of the message.
    /// - Returns: `false` if the food was handed over, or the conversation has no room for the message.
    mutating func move(
        to place: Coordinate, shown: Coordinate, address: String, telling words: PlainText, at now: Date
    ) -> Bool {
        guard !isGivenAway else { return false }
        if let current, handOvers?[current].course.status.isAgreed == true {
            guard (try? handOvers?[current].add(words, by: .giver, at: now)) != nil else { return false }
        }
        (exactLatitude, exactLongitude) = (place.latitude, place.longitude)
        (listing.latitude, listing.longitude) = (shown.latitude, shown.longitude)
        setAddress(address)
        return true
    }

    private mutating func setAddress(_ address: String) {
        guard address != pickup.address else { return }
        var terms = pickup
        terms.address = address
        self.terms = PickupTermsFile(terms)
    }

    /// Removes the listing from the list of offers. People who had a part in it can still read what they
    /// agreed on.
    ///
    /// - Parameter isByGiver: Whether the giver does so, who can then offer it again unless it is over or hidden by reports.
    mutating func takeBack(at now: Date, isByGiver: Bool = true) {
        if isByGiver, removed == nil, expiry > now, !isGivenAway, !isReported { isTakenBack = true }
        removed = now
        for index in handOvers?.indices ?? 0..<0 { handOvers?[index].course.takeBack(at: now) }
        if !isGivenAway { release() }
    }

    /// Removes what the giver has left behind, except for what tells the people whose hand-over this ends which offer it was: its
    /// title and kind, the blurred place, and the dates.
    ///
    /// - Returns: `true` if there are such people; otherwise nobody can read the listing any more.
    mutating func leave(at now: Date) -> Bool {
        let open = (handOvers ?? []).filter { !$0.course.status.isFinal }
        handOvers = open.map { handOver in
            var left = handOver
            left.course.takeBack(at: now, for: .giverLeft)
            (left.messages, left.seen, left.chosen, left.earlier, left.unseenTime) = ([], [:], nil, nil, nil)
            return left
        }
        removed = removed ?? now
        release()
        (listing.description, listing.photos, listing.allergens) = ("", [], nil)
        // Not `nil`, which marks a sample.
        owner = ""
        (exactLatitude, exactLongitude, terms, reports, reportWeights, barred) = (nil, nil, nil, nil, nil, nil)
        (answer, decision, note, appeals) = (nil, nil, nil, nil)
        return !open.isEmpty
    }

    /// Closes the open conversations of two people about the listing. If `person` is the giver, the other can
    /// no longer request the listing.
    ///
    /// - Returns: `true` if the listing changed, else `false`.
    mutating func close(between person: String, and other: String, at now: Date) -> Bool {
        guard owner == person || owner == other else { return false }
        let isGiver = owner == person
        if isGiver { barred = Array(Set((barred ?? []) + [other])).sorted() }
        var isClosed = isGiver
        let taker = isGiver ? other : person
        for id in (handOvers ?? []).filter({ $0.taker == taker && !$0.isClosed }).map(\.id) {
            try? perform(.block, on: id, by: person, at: now)
            isClosed = true
        }
        return isClosed
    }

    /// Removes a taker's conversations, and if they had the listing, begins a request for the next person in
    /// line. Food that they received is not offered again.
    mutating func forget(taker person: String, at now: Date) {
        let (hadIt, isEaten) = (claimer == person, isGivenAway)
        handOvers?.removeAll { $0.taker == person }
        reports?[person] = nil
        if hadIt, isEaten {
            removed = removed ?? now
            release()
        } else if hadIt {
            free(at: now)
        }
    }
}

extension FoodListingFile {
    /// Returns the time since which nothing is going on with the listing.
    func overSince() -> Date {
        let ends = (handOvers ?? []).map { $0.ended ?? max(expiry, $0.chosen?.end ?? .distantPast) }
        let own = removed ?? (isGivenAway ? .distantPast : expiry)
        return ends.reduce(own, max)
    }

    /// Returns whether the listing's photo, exact place and conversations are to be removed.
    func isPurged(at now: Date) -> Bool {
        now.timeIntervalSince(overSince()) >= HandOverCourse.daysKept * 86_400
    }

    /// Returns the time at which to check next whether a part of the listing is to be removed, if nothing
    /// else happens to it.
    func nextPurge(from now: Date) -> Date {
        let over = overSince().addingTimeInterval(HandOverCourse.daysKept * 86_400)
        // A conversation may end before the listing, by itself.
        return handOvers?.isEmpty == false ? min(over, now.addingTimeInterval((HandOverCourse.daysKept + 1) * 86_400)) : over
    }

    /// Returns a hand-over as a person sees it.
    ///
    /// - Returns: `nil` if they have no part in it.
    func handOver(_ file: HandOverFile, for person: String) throws -> HandOver? {
        guard let role = role(of: person, in: file), let id = UUID(uuidString: file.id) else { return nil }
        if role == .giver, file.course.status == .inLine { return nil }
        let shown = try listing.toDomain()
        let isAgreed = file.course.status.isAgreed && !file.isClosed
        var terms = pickup
        if role == .taker, !isAgreed { (terms.note, terms.address) = ("", "") }
        return HandOver(
            id: id, listing: shown.id, title: shown.title, expiry: shown.expiryDate, role: role, course: file.course,
            askedAt: file.asked, terms: terms, place: isAgreed || role == .giver ? exactPlace : nil,
            messages: file.messages(for: role), unread: file.unread(by: role), missed: 0, ahead: ahead(of: file),
            behind: role == .giver ? behind(file) : 0, isEndUnseen: file.unseenEnd == role.rawValue,
            isTimeUnseen: file.unseenTime == role.rawValue && !file.course.status.isFinal, proposals: proposals ?? 0)
    }

    private var exactPlace: Coordinate? {
        guard let exactLatitude, let exactLongitude else { return nil }
        return Coordinate(latitude: exactLatitude, longitude: exactLongitude)
    }

    /// Returns the number of people in line, if the hand-over is under way.
    private func behind(_ file: HandOverFile) -> Int {
        guard !file.course.status.isFinal else { return 0 }
        return (handOvers ?? []).count { $0.course.status == .inLine }
    }

    private func ahead(of file: HandOverFile) -> Int {
        guard file.course.status == .inLine else { return 0 }
        return (handOvers ?? []).prefix { $0.id != file.id }.count { !$0.course.status.isFinal }
    }
}
