import Frames
import Rendering

/// A golden that other fonts have drawn, so that comparing pixels would say nothing.
struct OtherFonts: Error, Equatable, CustomStringConvertible {
    /// The fonts of the golden and of the new picture; `nil` for the bundled ones.
    let expected, actual: SystemFontsNote?

    /// - Returns: `nil` if the same fonts draw both pictures, or if the golden isn't ours.
    init?(expected: GoldenPicture, actual: GoldenPicture) {
        guard expected.isOurs, expected.systemFonts != actual.systemFonts else { return nil }
        (self.expected, self.actual) = (expected.systemFonts, actual.systemFonts)
    }

    /// What differs and the remedy, to follow the file's name.
    var description: String {
        "was drawn with \(Self.words(expected)), and this picture with \(Self.words(actual)); \(remedy), or record it again"
    }

    private static func words(_ fonts: SystemFontsNote?) -> String { fonts?.text ?? "the bundled fonts" }

    private var remedy: String {
        expected == nil
            ? "unset \(SystemFontsFolder.variable)"
            : "set \(SystemFontsFolder.variable) to the folder of the golden’s fonts"
    }
}
