import Foundation

extension NearbyListing {
    /// Formats the listing's distance, rounded so that it does not reveal a house.
    func distance(in locale: Locale) -> LocalizedStringResource { metres.distance(in: locale) }
}

extension Double {
    /// Formats a distance in metres, rounded to 50 m, or to 0.1 km for long distances.
    func distance(in locale: Locale) -> LocalizedStringResource {
        if self < 950 {
            return .listingMetresText((max(1, (self / 50).rounded()) * 50).formatted(.number.locale(locale)))
        }
        let digits = self < 9_950 ? 1 : 0
        return .listingKilometresText((self / 1000).formatted(.number.precision(.fractionLength(digits)).locale(locale)))
    }
}

extension FoodListing {
    /// Formats the time since the listing was offered.
    func age(in locale: Locale, now: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        return formatter.localizedString(for: min(createdAt, now), relativeTo: now)
    }

    /// Formats the day on which the listing expires, with the time if that day is near.
    func useBy(in locale: Locale, _ zone: TimeZone, now: Date) -> String {
        expiryDate.useBy(in: locale, zone, now: now)
    }
}

extension Date {
    /// Formats the day on which food expires, with the time if that day is near.
    func useBy(in locale: Locale, _ zone: TimeZone, now: Date) -> String {
        let isSoon = timeIntervalSince(now) < 36 * 3600
        let day = Date.FormatStyle(locale: locale, timeZone: zone).weekday(.wide).day().month()
        return formatted(isSoon ? day.hour().minute() : day)
    }
}
