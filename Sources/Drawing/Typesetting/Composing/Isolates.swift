internal import Frames
internal import Rendering

/// Limits the characters of a text that keep the direction of a part from what stands around it (U+2066 to U+2068).
///
/// FriBidi looks through all earlier ones for each of them: the time grows with the square of their number.
enum Isolates {
    /// More than any text needs.
    static let most = 1000

    /// Returns a text in which those beyond the limit mean nothing. Places in it stay.
    static func limited(_ string: String) -> String {
        guard string.utf8.count > 3 * most, string.unicodeScalars.count(where: isOpening) > most else { return string }
        RenderProblems.report(
            .oncePerRender,
            "A text has more than \(most) isolates (U+2066 to U+2068), and those behind are passed over.")
        var (count, ignored) = (0, 0)
        var result = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if isOpening(scalar) {
                count += 1
                if count > most { ignored += 1 }
                result.append(count > most ? nothing : scalar)
            } else if scalar == "\u{2069}", ignored > 0 {
                ignored -= 1
                result.append(nothing)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    /// A format character that is as long in UTF-8, and has no effect on directions or lines.
    private static let nothing: Unicode.Scalar = "\u{206A}"
}
