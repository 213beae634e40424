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

    /// Lists the previews without drawing them.
    func list() throws -> PreviewReport {
        let listing = try session.update()
        return PreviewReport(
            problems: listing.problems, previews: try chosen(among: listing.previews).map { PreviewReport.Entry($0) })
    }

    func draw() throws -> PreviewReport {
        let listing = try session.update()
        let chosen = try chosen(among: listing.previews)
        let names = fileNames(of: listing.previews)
        try folder.make()
        var report = PreviewReport(problems: listing.problems)
        for preview in chosen {
            for variant in variants {
                var entry = PreviewReport.Entry(preview, variant)
                let variantName = variants.count == 1 ? "" : "@\(Self.safe(variant.name))"
                let picture = folder.path(of: "\(names[preview] ?? preview.name)\(variantName).png")
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

    /// The names of the pictures without variants. Names that become the same are numbered.
    private func fileNames(of previews: [PreviewSummary]) -> [PreviewSummary: String] {
        var used: Set<String> = []
        var names: [PreviewSummary: String] = [:]
        for preview in previews {
            let first = Self.safe(preview.name)
            var (name, count) = (first, 1)
            while !used.insert(name).inserted {
                count += 1
                name = "\(first)-\(count)"
            }
            names[preview] = name
        }
        return names
    }

    /// Returns a name in which characters that folders or shells read otherwise are hyphens.
    private static func safe(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_@.".contains($0) ? $0 : "-" })
    }
}
