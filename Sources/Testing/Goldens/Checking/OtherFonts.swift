import Frames
import Rendering

/// A golden that other fonts have drawn, so that comparing pixels would say nothing.
struct OtherFonts: Error, Equatable, CustomStringConvertible {
    /// What differs and the remedy, to follow the file's name.
    let description: String

    /// - Returns: `nil` if the same fonts draw both pictures, or if the golden isn't ours.
    init?(expected: GoldenPicture, actual: GoldenPicture) {
        guard expected.isOurs,
            let difference = SystemFontsNote.difference(expected.systemFonts, actual.systemFonts)
        else { return nil }
        let remedy =
            expected.systemFonts == nil
            ? "unset \(SystemFontsFolder.variable)"
            : "set \(SystemFontsFolder.variable) to the folder of the golden’s fonts"
        description = "\(difference); \(remedy), or record it again"
    }
}
