import Frames

extension RasterError {
    /// The maximum letters of an SVG file. Each is a separate outline: the file then has 200 MB, and drawing it takes 1
    /// GB.
    public static let maximumLettersOfSVG = 300_000

    /// The maximum letters of a PDF page, which takes 1 GB to draw.
    public static let maximumLettersOfPage = 1_000_000
}

extension Renderer {
    /// Throws for frames with too many letters: Cairo keeps everything in memory, and ends the program when it runs
    /// out.
    static func checkLetters(of frame: Frame, maximum: Int) throws(RasterError) {
        let count = frame.letterCount
        guard count <= maximum else { throw .tooManyLetters(count: count) }
    }
}

extension Frame {
    /// The number of glyphs, including those in drawings and masks.
    fileprivate var letterCount: Int {
        let own = if case .text(let text) = content { text.runs.reduce(0) { $0 + $1.glyphs.count } } else { 0 }
        return drawings.reduce(own) { $0 + $1.frame.letterCount } + children.reduce(0) { $0 + $1.letterCount }
    }
}
