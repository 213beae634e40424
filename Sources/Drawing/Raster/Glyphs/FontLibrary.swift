internal import CCairo

/// FreeType's library object, for use by one thread at a time.
final class FontLibrary {
    private let pointer: FT_Library

    init() throws(RasterError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .outOfMemory(action: "fonts") }
        pointer = library
    }

    deinit {
        FT_Done_FreeType(pointer)
    }

    func withPointer<Result>(_ body: (FT_Library) -> Result) -> Result { body(pointer) }
}
