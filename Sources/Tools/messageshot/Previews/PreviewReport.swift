import Foundation
import Frames
import PreviewMessages
import Previewing

/// What a run of previews has drawn.
struct PreviewReport: Encodable {
    let schema = 1

    /// Errors of the compiler, if the sources don't compile.
    var errors: [CompilerProblem] = []

    /// A line for each group whose previews can't be made.
    var problems: [String] = []

    var previews: [Entry] = []

    /// A preview in a variant.
    struct Entry: Encodable {
        let name: String
        let displayName: String?
        let file: String?
        let line: Int?
        /// The name of the variant; `nil` in a list.
        var variant: String?

        /// The path of the picture; `nil` if the preview can't be drawn.
        var picture: String?

        /// The size in points.
        var width, height: Double?

        /// What isn't drawn as on iOS.
        var notes: [String] = []

        /// Why the preview can't be drawn.
        var failure: String?

        init(_ preview: PreviewSummary, _ variant: PreviewVariant? = nil) {
            name = preview.name
            displayName = preview.displayName
            (file, line) = (preview.file, preview.line)
            self.variant = variant?.name
        }
    }

    /// Whether there was nothing to draw.
    var isEmpty: Bool { previews.isEmpty && problems.isEmpty && errors.isEmpty }

    /// A line for each picture and problem.
    var text: String {
        let lines = previews.flatMap { entry in
            [entry.text] + entry.notes.map { "  \($0)" }
        }
        return (problems + lines).joined(separator: "\n")
    }
}

extension PreviewReport.Entry {
    /// The picture and its size, or the reason that there is none; in a list, the place.
    fileprivate var text: String {
        if let failure { return "\(name): \(failure)" }
        guard let picture, let width, let height else {
            guard let file, let line else { return name }
            return "\(name)  \(file):\(line)"
        }
        return "\(picture): \(CGFloat(width).shortDescription) × \(CGFloat(height).shortDescription)"
    }
}
