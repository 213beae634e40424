import Console
import Files
public import Foundation
import Goldens

extension Report {
    /// 32 MiB, in bytes: most browsers open, and most mail servers carry, a page of that size.
    public static let standardRoom = 32 << 20

    /// Returns the report as one HTML page, in UTF-8, that needs no other file.
    ///
    /// - Parameter room: The most bytes for pictures and texts inside. The page says of how many goldens they are left
    ///   out.
    /// - Throws: If a value can't be encoded as JSON.
    public func html(room: Int = Report.standardRoom) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let values = [
            "title": "\(headline) · \(package)".printable.escapedForHTML,
            "policy": ContentSecurityPolicy(style: Self.style, script: Self.script, images: ["data:"]).content,
            "style": Self.style,
            "report": PageData.script(try encoder.encode(onlyTelling)),
            "files": PageData.script(try encoder.encode(PageFiles(self, room: room))),
            "script": Self.script,
        ]
        return Self.filled(Self.text(PackageResources.report_html), with: values)
    }

    private static let style = [
        PackageResources.page_css, PackageResources.goldens_css, PackageResources.pictures_css,
        PackageResources.facts_css, PackageResources.phone_css,
    ].map(text).joined(separator: "\n")

    /// The page's script: its parts in the order in which they need each other.
    private static let script = [
        PackageResources.state_js, PackageResources.list_js, PackageResources.golden_js, PackageResources.stage_js,
        PackageResources.canvas_js, PackageResources.stacked_js, PackageResources.texts_js, PackageResources.taking_js,
        PackageResources.keys_js,
    ].map(text).joined(separator: "\n")

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Puts the values in the places of `{{title}}` and the like, in one pass: a value may contain such a place.
    private static func filled(_ template: String, with values: [String: String]) -> Data {
        var parts = template.components(separatedBy: "{{")
        var page = Data(parts.removeFirst().utf8)
        for part in parts {
            let halves = part.components(separatedBy: "}}")
            page += Data((values[halves[0]] ?? "").utf8)
            page += Data(halves.dropFirst().joined(separator: "}}").utf8)
        }
        return page
    }

    /// The report without the goldens that passed and have no notes: nobody has to look at them.
    private var onlyTelling: Report {
        Report(self, goldens: goldens.filter { $0.outcome != .passed || !$0.notes.isEmpty })
    }
}
