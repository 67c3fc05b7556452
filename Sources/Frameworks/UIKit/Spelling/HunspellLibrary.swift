import Foundation

/// The functions of libhunspell, if that library is installed (docs/decisions/0027).
///
/// The functions must not be called with the same handle from several threads at once, so
/// ``SpellingDictionary`` calls them on the main actor.
struct HunspellLibrary: Sendable {
  /// An array of texts that the library allocates.
  typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  let encoding: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
  let spell: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  let suggest:
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Texts?>, UnsafePointer<CChar>) -> CInt
  let freeList: @convention(c) (OpaquePointer, UnsafeMutablePointer<Texts?>, CInt) -> Void

  /// The installed library, loaded when it is first used.
  static let installed = HunspellLibrary(path: "libhunspell-1.7.so.0")

  /// Loads the library Hunspell.
  ///
  /// - Parameter path: The library's file, or its name.
  /// - Returns: `nil` if there is no such library or if it lacks one of the functions.
  init?(path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let create = dlsym(library, "Hunspell_create"),
      let encoding = dlsym(library, "Hunspell_get_dic_encoding"),
      let spell = dlsym(library, "Hunspell_spell"),
      let suggest = dlsym(library, "Hunspell_suggest"),
      let freeList = dlsym(library, "Hunspell_free_list")
    else { return nil }
    // The types are those of hunspell.h.
    self.create = unsafeBitCast(
      create,
      to: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?).self)
    self.encoding = unsafeBitCast(
      encoding, to: (@convention(c) (OpaquePointer) -> UnsafePointer<CChar>?).self)
    self.spell = unsafeBitCast(
      spell, to: (@convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt).self)
    self.suggest = unsafeBitCast(
      suggest,
      to: (@convention(c) (OpaquePointer, UnsafeMutablePointer<Texts?>, UnsafePointer<CChar>)
        -> CInt).self)
    self.freeList = unsafeBitCast(
      freeList,
      to: (@convention(c) (OpaquePointer, UnsafeMutablePointer<Texts?>, CInt) -> Void).self)
  }
}
