/// Writes pictures in the markup of a page.
struct ImageMarkup {
    let form: ContentForm

    /// The page, as a path relative to the documentation folder.
    let page: String

    /// Returns the lines for a picture in its own paragraph.
    func lines(_ image: PageImage) -> [String] {
        switch form {
        case .markdown, .html, .jsx:
            guard let darkPath = image.darkPath else { return [inline(image, isCell: false)] }
            return [
                "<picture>", "  " + darkSource(darkPath), "  " + element(image), "</picture>",
            ]
        case .docc: return [inline(image, isCell: false)]
        case .directive: return [directive(image)]
        }
    }

    /// Returns a picture within a line.
    func inline(_ image: PageImage, isCell: Bool) -> String {
        switch form {
        case .docc: return markdown(image, RelativePath.url(CatalogName(path: image.path).name), isCell: isCell)
        case .directive: return isCell ? directive(image).replacing("|", with: "\\|") : directive(image)
        case .html, .jsx(requires: true): break
        case .markdown, .jsx(requires: false):
            if image.darkPath == nil, image.width == nil {
                return markdown(image, url(image.path), isCell: isCell)
            }
        }
        guard let darkPath = image.darkPath else { return element(image) }
        return "<picture>\(darkSource(darkPath))\(element(image))</picture>"
    }

    /// `@Image(source: name, alt: "…")`
    func directive(_ image: PageImage) -> String {
        let name = AltText.argument(CatalogName(path: image.path).name)
        return "@Image(source: \"\(name)\", alt: \"\(AltText.argument(image.alt))\")"
    }

    /// Escapes text for a table cell.
    func heading(_ text: String) -> String {
        AltText.markdown(text, isCell: true, isMDX: isJSX)
    }

    private var isJSX: Bool { if case .jsx = form { true } else { false } }

    private func url(_ path: String) -> String { RelativePath.url(RelativePath.path(from: page, to: path)) }

    private func markdown(_ image: PageImage, _ destination: String, isCell: Bool) -> String {
        "![\(AltText.markdown(image.alt, isCell: isCell, isMDX: isJSX))](\(destination))"
    }

    private func darkSource(_ path: String) -> String {
        "<source media=\"(prefers-color-scheme: dark)\" \(isJSX ? "srcSet" : "srcset")=\(value(path))\(closing)"
    }

    private func element(_ image: PageImage) -> String {
        var attributes = "src=\(value(image.path))"
        if let width = image.width { attributes += " width=\"\(Int(width.rounded()))\"" }
        if let height = image.height { attributes += " height=\"\(Int(height.rounded()))\"" }
        return "<img \(attributes) alt=\"\(AltText.attribute(image.alt))\"\(closing)"
    }

    /// JSX requires that every element is closed.
    private var closing: String { isJSX ? " />" : ">" }

    private func value(_ path: String) -> String {
        guard form == .jsx(requires: true) else { return "\"\(url(path))\"" }
        let module = RelativePath.path(from: page, to: path)
        let text = (module.hasPrefix("../") ? module : "./" + module)
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("|", with: "\\x7C")
        return "{require(\"\(text)\").default}"
    }
}
