public import Foundation
import Goldens

extension Report {
    /// What most browsers open, and most mails carry, without complaint.
    public static let standardRoom = 32 << 20

    /// Returns the report as one page that needs nothing besides itself.
    ///
    /// - Parameter room: For the pictures inside, in bytes; the page says how many goldens' are left out.
    public func html(room: Int = Report.standardRoom) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let values = [
            "title": "\(headline) · \(package)".escapedForHTML,
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

    /// One script, in the order in which its parts need each other.
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

    /// The report without the goldens that passed, which nobody has to look at.
    private var onlyTelling: Report { Report(self, goldens: goldens.filter { $0.outcome != .passed }) }
}
