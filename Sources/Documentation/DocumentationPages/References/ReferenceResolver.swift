internal import Foundation

/// Resolves the references of a page.
struct ReferenceResolver {
    /// The page, as a path relative to the documentation folder.
    let page: String

    /// The references with their positions.
    func references(
        _ found: [FoundReference], in source: PageSource
    ) -> [(reference: PageImageReference, offset: Int)] {
        found.map { found in
            let (text, target): (String, PageImageReference.Target) =
                switch found.source {
                case .url(let url): (url, self.target(ofURL: url))
                case .path(let path): (path, self.target(ofModule: path))
                case .name(let name): (name, self.target(ofName: name, found.form))
                case .label(let label): (label, .undefined)
                }
            let line = source.line(at: found.offset)
            return (PageImageReference(form: found.form, source: text, target: target, line: line), found.offset)
        }
    }

    /// Directives don't use percent encoding.
    private func target(ofName name: String, _ form: PageImageReference.Form) -> PageImageReference.Target {
        if Self.isRemote(name) { return .remote }
        return .catalog(name: form == .directive ? name : name.removingPercentEncoding ?? name)
    }

    private func target(ofURL url: String) -> PageImageReference.Target {
        if Self.isRemote(url) { return .remote }
        if url.hasPrefix("/") { return .site }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard !path.isEmpty else { return .remote }
        return target(ofPath: String(path).removingPercentEncoding ?? String(path))
    }

    /// Resolves a path that MDX imports. A path that doesn't begin with a dot is the name of a module.
    private func target(ofModule path: String) -> PageImageReference.Target {
        path.hasPrefix("./") || path.hasPrefix("../") ? target(ofPath: path) : Self.isRemote(path) ? .remote : .site
    }

    private func target(ofPath path: String) -> PageImageReference.Target {
        guard let file = RelativePath.resolve(path, from: page) else { return .outside }
        return .file(file)
    }

    /// Whether a URL has a scheme or a host.
    static func isRemote(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        guard let colon = url.firstIndex(of: ":") else { return false }
        let scheme = url[..<colon]
        return scheme.count > 1 && scheme.first!.isASCII && scheme.first!.isLetter
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }
}
