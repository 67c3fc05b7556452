public import Foundation

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that an app needs and that no person sees.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of the user's movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder of resources that belong to the user, such as ``applicationSupportDirectory``.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
    // A system without such a folder has the user's home.
    FileManager.default.urls(for: place, in: .userDomainMask).first ?? homeDirectory
  }
}
