import Foundation

extension DateFormatter {
    /// Formats a date and time, such as "1/1/22, 12:00 AM".
    static let shortDate: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .short
        return formatter
    }()
}
