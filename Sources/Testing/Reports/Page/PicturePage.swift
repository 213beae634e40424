import Console
public import Foundation
import WebPages

/// A self-contained page that shows pictures by change.
package struct PicturePage {
    /// The title of the window.
    package let title: String

    package let labels: PageLabels

    /// The JSON that the page shows: `package`, `runs`, `totals`, `groups`, `goldens`, `unfinished`, and `notes`, as in the
    /// JSON form of a report.
    package let data: Data

    package let files: PageFiles

    package init(title: String, labels: PageLabels, data: Data, files: PageFiles) {
        self.title = title
        self.labels = labels
        self.data = data
        self.files = files
    }

    /// Returns the page in UTF-8.
    package func html() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let values = [
            "title": title.printable.escapedForHTML, "heading": labels.heading.escapedForHTML,
            "noscript": labels.withoutScripts.escapedForHTML,
            "policy": ContentSecurityPolicy(style: Self.style, script: Self.script, images: ["data:"]).content,
            "style": Self.style, "labels": PageData.script(try encoder.encode(labels)),
            "report": PageData.script(data), "files": PageData.script(try encoder.encode(files)),
            "script": Self.script,
        ]
        return Self.filled(Self.text(PackageResources.report_html), with: values)
    }

    private static let style =
        ([PageStyle.css]
        + [
            PackageResources.report_css, PackageResources.goldens_css, PackageResources.pictures_css,
            PackageResources.facts_css, PackageResources.phone_css,
        ].map(text)).joined(separator: "\n")

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
}
