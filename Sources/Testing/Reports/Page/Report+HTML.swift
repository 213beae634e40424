import Console
import Files
public import Foundation
import Goldens

extension Report {
    /// 32 MiB in bytes: most browsers open a page of that size, and most mail servers accept it.
    public static let defaultByteLimit = 32 << 20

    /// Returns the report as a self-contained HTML page in UTF-8.
    ///
    /// - Parameter byteLimit: The limit for embedded pictures and texts, in bytes. The page states for how many goldens they
    ///   are left out.
    /// - Throws: If a value can't be encoded as JSON.
    public func html(byteLimit: Int = Report.defaultByteLimit) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let values = [
            "title": "\(headline) · \(package)".printable.escapedForHTML,
            "policy": ContentSecurityPolicy(style: Self.style, script: Self.script, images: ["data:"]).content,
            "style": Self.style,
            "report": PageData.script(try encoder.encode(withoutPassed)),
            "files": PageData.script(try encoder.encode(PageFiles(self, byteLimit: byteLimit))),
            "script": Self.script,
        ]
        return Self.filled(Self.text(PackageResources.report_html), with: values)
    }

    private static let style = [
        PackageResources.page_css, PackageResources.goldens_css, PackageResources.pictures_css,
        PackageResources.facts_css, PackageResources.phone_css,
    ].map(text).joined(separator: "\n")

    /// The page's scripts in order of dependency.
    private static let script = [
        PackageResources.state_js, PackageResources.list_js, PackageResources.golden_js, PackageResources.stage_js,
        PackageResources.canvas_js, PackageResources.stacked_js, PackageResources.texts_js, PackageResources.taking_js,
        PackageResources.keys_js,
    ].map(text).joined(separator: "\n")

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Replaces `{{title}}` and similar placeholders in a single pass, since a value may contain a placeholder.
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

    /// The report without goldens that passed and have no notes.
    private var withoutPassed: Report {
        Report(self, goldens: goldens.filter { $0.outcome != .passed || !$0.notes.isEmpty })
    }
}
