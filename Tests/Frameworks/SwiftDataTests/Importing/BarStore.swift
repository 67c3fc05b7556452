import Foundation
import StrataPersistence
import SwiftData

enum Glass: String, Codable { case coupe, tumbler }

enum Era: Codable { case golden, modern }

struct Inventor: Codable, Equatable {
  var id = UUID()
  var person: String?
}

struct Labels: Codable, Equatable {
  var flavors: [String]?
  var styles: [String]?
}

@Model final class Drink {
  @Attribute(.unique) var name: String
  var id: UUID
  var made: Date
  var strength: Double
  var isFavorite: Bool
  var glass: Glass
  var note: String?
  var labels: Labels
  var inventor: Inventor?
  var inventedAgain: Labels?
  var era: Era?
  var steps: [String] = []
  @Attribute(.externalStorage) var picture: Data?
  @Attribute(originalName: "cost") var price: Int = 0
  var rating: Int = 3
  @Relationship(deleteRule: .cascade) var parts: [DrinkPart] = []
  @Relationship(inverse: \Topping.drinks) var toppings: [Topping] = []

  init(name: String) {
    self.name = name
    self.id = UUID()
    self.made = .now
    self.strength = 0
    self.isFavorite = false
    self.glass = .coupe
    self.labels = Labels()
  }
}

@Model final class DrinkPart {
  var amount: Double
  var spirit: Spirit

  init(amount: Double, spirit: Spirit) {
    self.amount = amount
    self.spirit = spirit
  }
}

@Model final class Spirit {
  var name: String

  init(name: String) { self.name = name }
}

@Model final class Topping {
  var name: String
  var drinks: [Drink]?

  init(name: String) { self.name = name }
}

/// A file as Core Data writes it for a schema of drinks.
enum BarStore {
  /// Writes the file.
  ///
  /// - Parameter glass: The stored raw value of the first drink's glass.
  static func write(to url: URL, glass: String = "tumbler") throws {
    let connection = try Connection(file: url, patience: .seconds(1))
    try connection.script(tables)
    try connection.script(rows(glass: glass))
  }

  private static let tables = """
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER,
      Z_MAX INTEGER);
    INSERT INTO Z_PRIMARYKEY VALUES (1, 'Drink', 0, 2), (2, 'DrinkPart', 0, 2),
      (3, 'Spirit', 0, 1), (4, 'Topping', 0, 2);
    CREATE TABLE ZDRINK (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOST INTEGER,
      ZISFAVORITE INTEGER, ZSTRENGTH FLOAT, ZMADE TIMESTAMP, ZGOLDEN VARCHAR, ZMODERN VARCHAR,
      ZGLASS VARCHAR, ZNAME VARCHAR, ZNOTE VARCHAR, ZPERSON VARCHAR, ZID BLOB, ZID1 BLOB,
      ZFLAVORS BLOB, ZFLAVORS1 BLOB, ZSTYLES BLOB, ZSTYLES1 BLOB, ZSTEPS BLOB, ZPICTURE BLOB);
    CREATE TABLE ZDRINKPART (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
      ZSPIRIT INTEGER, Z1PARTS INTEGER, ZAMOUNT FLOAT);
    CREATE TABLE ZSPIRIT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
    CREATE TABLE ZTOPPING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
    CREATE TABLE Z_1TOPPINGS (Z_1DRINKS INTEGER, Z_4TOPPINGS INTEGER,
      PRIMARY KEY (Z_1DRINKS, Z_4TOPPINGS));
    """

  private static func rows(glass: String) -> String {
    """
    INSERT INTO ZDRINK VALUES (1, 1, 1, 12, 1, 0.5, 86400.0, NULL, 'modern', '\(glass)', 'Sour',
      NULL, 'Ada', x'000102030405060708090a0b0c0d0e0f', x'101112131415161718191a1b1c1d1e1f',
      NULL, CAST('["Lemon"]' AS BLOB), NULL, NULL, CAST('["Shake","Pour"]' AS BLOB), x'01aabb');
    INSERT INTO ZDRINK VALUES (2, 1, 1, 9, 0, 1, 0.0, NULL, NULL, 'coupe', 'Fizz', 'cold', NULL,
      x'202122232425262728292a2b2c2d2e2f', NULL, NULL, NULL, NULL, NULL, CAST('[]' AS BLOB), NULL);
    INSERT INTO ZSPIRIT VALUES (1, 3, 1, 'Gin');
    INSERT INTO ZDRINKPART VALUES (1, 2, 1, 1, 1, 0.25), (2, 2, 1, 1, 2, 0.75);
    INSERT INTO ZTOPPING VALUES (1, 4, 1, 'Mint'), (2, 4, 1, 'Cherry');
    INSERT INTO Z_1TOPPINGS VALUES (1, 1), (1, 2), (2, 1);
    """
  }
}
