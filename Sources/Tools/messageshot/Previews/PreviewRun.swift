import Foundation
import GoldenCommands
import Kit
import PreviewMessages
import Previewing

/// Draws previews into a folder.
struct PreviewRun {
    let session: PreviewSession
    let variants: [PreviewVariant]

    /// The names of the previews to draw; empty for all.
    let only: [String]

    let folder: OutputFolder

    func draw() throws -> PreviewReport {
        let listing = try session.update()
        let chosen = try chosen(among: listing.previews)
        try folder.make()
        var report = PreviewReport(problems: listing.problems)
        for preview in chosen {
            for variant in variants {
                var entry = PreviewReport.Entry(preview, variant)
                let picture = folder.path(of: fileName(of: preview, variant))
                switch try session.draw(preview, variant, to: picture) {
                case .drawn(let drawn):
                    entry.picture = picture
                    (entry.width, entry.height, entry.notes) = (drawn.width, drawn.height, drawn.problems)
                case .failed(let reason): entry.failure = reason
                }
                report.previews.append(entry)
            }
        }
        return report
    }

    private func chosen(among previews: [PreviewSummary]) throws -> [PreviewSummary] {
        guard !only.isEmpty else { return previews }
        for name in only where !previews.contains(where: { $0.isCalled(name) }) {
            throw KitError(
                "there is no preview “\(name)”; there are \(previews.map(\.name).joined(separator: ", "))")
        }
        return previews.filter { preview in only.contains { preview.isCalled($0) } }
    }

    /// The name of the picture. Characters that folders or shells read otherwise become hyphens.
    private func fileName(of preview: PreviewSummary, _ variant: PreviewVariant) -> String {
        let name = variants.count == 1 ? preview.name : "\(preview.name)@\(variant.name)"
        let safe = name.map { $0.isLetter || $0.isNumber || "-_@.".contains($0) ? $0 : "-" }
        return "\(String(safe)).png"
    }
}
