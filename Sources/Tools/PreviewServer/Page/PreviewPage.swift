internal import Foundation
internal import WebPages

/// The page: one document with its style and script, which receives everything else as events.
enum PreviewPage {
    static let html = text(PackageResources.preview_html).replacing("{{style}}", with: style)
        .replacing("{{script}}", with: script)

    /// The page runs its own script, and talks to its own server.
    static let response = {
        var response = HTTPResponse(type: "text/html; charset=utf-8", body: .data(Data(html.utf8)))
        response.fields["Content-Security-Policy"] = "\(policy); frame-ancestors 'none'"
        return response
    }()

    private static let policy = ContentSecurityPolicy(
        style: style, script: script, images: ["'self'"], connections: ["'self'"]
    ).content

    private static let style =
        ([PageStyle.css]
        + [
            PackageResources.preview_css, PackageResources.list_css, PackageResources.previews_css,
            PackageResources.frames_css, PackageResources.phone_css,
        ].map(text)).joined(separator: "\n")

    /// The page's scripts in order of dependency.
    private static let script = [
        PackageResources.state_js, PackageResources.variants_js, PackageResources.problems_js,
        PackageResources.list_js, PackageResources.previews_js, PackageResources.wanted_js, PackageResources.frames_js,
        PackageResources.inspector_js, PackageResources.events_js, PackageResources.keys_js,
    ].map(text).joined(separator: "\n")

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
