internal import Frames
internal import Rendering

/// Limits the number of directional isolates (U+2066 to U+2068) in a text.
///
/// FriBidi takes quadratic time for them.
enum Isolates {
    /// The maximum number, which no normal text reaches.
    static let most = 1000

    /// Returns the text with isolates beyond the limit replaced. Positions in the text don't change.
    static func limited(_ string: String) -> String {
        guard string.utf8.count > 3 * most, string.unicodeScalars.count(where: isOpening) > most else { return string }
        RenderProblems.report(
            .oncePerRender,
            "A text has more than \(most) isolates (U+2066 to U+2068); the rest are ignored.")
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

    /// A format character of the same length in UTF-8 that has no effect on directions or lines.
    private static let nothing: Unicode.Scalar = "\u{206A}"
}
