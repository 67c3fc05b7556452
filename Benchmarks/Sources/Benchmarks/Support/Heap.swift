import Glibc

/// The C library's heap.
enum Heap {
  /// Gives unused pages back to the kernel, so that resident memory is memory in use.
  ///
  /// `malloc_trim` is not in the module that Swift has of the C library, so it is looked up.
  static func trim() throws {
    guard let symbol = dlsym(nil, "malloc_trim") else { throw NotMeasured("no malloc_trim") }
    // The function's type is the one that malloc_trim(3) states.
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
  }
}
