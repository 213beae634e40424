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
        for name in only where previews.named(name).isEmpty {
            throw KitError(
                "there is no preview “\(name)”; there are \(previews.map(\.name).joined(separator: ", "))")
        }
        return previews.named(only)
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

    /// The most bytes of a preview's or a variant's part of a file name, which has at most 255.
    private static let longestName = 110

    /// Returns a name in which characters that folders or shells read otherwise are hyphens.
    private static func safe(_ name: String) -> String {
        let safe = name.map { $0.isLetter || $0.isNumber || "-_@.".contains($0) ? $0 : "-" }
        var length = 0
        return String(
            safe.prefix {
                length += $0.utf8.count
                return length <= longestName
            })
    }
}
