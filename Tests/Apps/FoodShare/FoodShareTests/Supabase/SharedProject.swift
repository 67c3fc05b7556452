import Foundation
import StrataKitTesting
import SupabaseSimulator

/// The PostgreSQL cluster that all tests of a run share, with FoodShare's migrations; each test gets a
/// separate database.
enum SharedProject {
    static let migrations = root.appending(path: "Apps/FoodShare/supabase/migrations")

    /// Returns a new database with the migrations.
    ///
    /// - Parameter hasLimits: Whether people have the limits of the migrations. Without them a test may do as much as it
    ///   likes, and each report weighs 1.
    static func fresh(_ defaults: Defaults = .generous, hasLimits: Bool = false) async throws -> SupabaseDatabase {
        let database =
            switch defaults {
            case .generous: try await template.value.copy()
            case .careful: try await careful.value.copy()
            }
        if !hasLimits {
            try await database.connect()
                .query("update private.food_limits set most = case action when 'reportWeight' then 1 else 1000000 end")
        }
        return database
    }

    /// The default rights of a project on the objects that its migrations create.
    enum Defaults: CaseIterable {
        /// Rights for everybody, the default of Supabase.
        case generous
        /// Rights for nobody.
        case careful
    }

    private static let template = Task {
        try await SupabaseDatabase.template(in: .start(), migrations: migrations)
    }

    private static let careful = Task {
        let copy = try TemporaryFolder()
        defer { withExtendedLifetime(copy) {} }
        let folder = copy.file("migrations")
        try FileManager.default.copyItem(at: migrations, to: folder)
        try Data(
            """
            alter default privileges revoke execute on functions from public;
            alter default privileges in schema public revoke all on functions from anon, authenticated;
            alter default privileges in schema public revoke all on tables from anon, authenticated;
            """.utf8
        ).write(to: folder.appending(path: "20000101000000_careful.sql"))
        return try await SupabaseDatabase.template(in: .start(), migrations: folder)
    }

    private static var root: URL {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        return root
    }
}
