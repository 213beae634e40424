import Frames

extension RasterError {
    /// The most letters of an SVG file. Each is an outline of its own: the file has 200 MB then, and drawing it takes 1 GB.
    public static let maximumLettersOfSVG = 300_000

    /// The most letters of a page of a PDF file: drawing it takes 1 GB then.
    public static let maximumLettersOfPage = 1_000_000
}

extension Renderer {
    /// Refuses frames with more letters than a picture may have: Cairo keeps all of it in memory, and ends the program
    /// where that is full.
    static func checkLetters(of frame: Frame, most: Int) throws(RasterError) {
        let count = frame.letterCount
        guard count <= most else { throw .tooManyLetters(count: count) }
    }
}

extension Frame {
    /// How many glyphs are drawn, in drawings and masks too.
    fileprivate var letterCount: Int {
        let own = if case .text(let text) = content { text.runs.reduce(0) { $0 + $1.glyphs.count } } else { 0 }
        return drawings.reduce(own) { $0 + $1.frame.letterCount } + children.reduce(0) { $0 + $1.letterCount }
    }
}
