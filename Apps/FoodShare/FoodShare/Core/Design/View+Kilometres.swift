import SwiftUI

extension View {
    /// Writes the distances that a map names in kilometres, as the app's lists and choices do, whatever is usual in
    /// the person's region.
    func inKilometres() -> some View {
        transformEnvironment(\.locale) { $0 = $0.inKilometres }
    }
}

extension Locale {
    /// The locale with the metric system.
    var inKilometres: Locale {
        var components = Components(locale: self)
        components.measurementSystem = .metric
        return Locale(components: components)
    }
}
