import Rendering
import Typesetting

/// Says which of the system's fonts are the user's, and which are bundled.
enum SystemFontFindings {
    static var all: [Finding] {
        guard let folder = SystemFontsFolder.current else {
            return [
                Finding(.ok, subject, "the bundled fonts are in force; \(SystemFontsFolder.variable) isn't set")
            ]
        }
        do throws(SystemFontsError) {
            return try SystemFonts.of(folder).summary.map { line in
                Finding(line.isComplete ? .ok : .warning, subject, line.text)
            }
        } catch {
            return [Finding(.problem, subject, error.description)]
        }
    }

    private static let subject = "system fonts"
}
