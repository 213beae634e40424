import DocumentationPages
import Foundation

/// The pictures of a project as pages show them, by the names that placeholders can have.
struct PagePictures {
    /// What a page has to know of a file.
    struct FileSummary {
        /// In points.
        var size: CGSize?
        var alternativeText = ""
        /// How the second picture of a pair differs from the first.
        var difference: String?
    }

    /// The pictures by their names, first for those of a catalog by its path.
    private let pictures: [String?: [String: PagePicture]]

    /// All names, in the order of the project.
    let names: [String]

    /// - Parameter summary: What is known of the file at a path; `nil` if it isn't there. Pictures without it are left out.
    init(of project: PictureProject, summary: (String) -> FileSummary?) {
        var pictures: [String?: [String: PagePicture]] = [:]
        var names: [String] = []
        for entry in project.entries {
            for words in entry.pictures.map(\.variant.words).unique {
                let name = ([entry.name] + words).joined(separator: "-")
                names += entry.isPair ? [name, "\(name)-before", "\(name)-after"] : [name]
            }
            for (catalog, files) in Dictionary(grouping: entry.pictures, by: \.catalog) {
                pictures[catalog, default: [:]].merge(Self.named(files, of: entry, summary)) { $1 }
            }
        }
        self.pictures = pictures
        self.names = names
    }

    /// The pictures that a project declares, whether or not they are there: without sizes and texts.
    init(declaredIn project: PictureProject) { self.init(of: project) { _ in FileSummary() } }

    /// The pictures of files that are in one place.
    private static func named(
        _ files: [ProjectPicture], of entry: ProjectEntry, _ summary: (String) -> FileSummary?
    ) -> [String: PagePicture] {
        var pictures: [String: PagePicture] = [:]
        for words in files.map(\.variant.words).unique {
            let name = ([entry.name] + words).joined(separator: "-")
            func image(_ side: PictureVariant.Side?) -> PageImage? {
                let files = files.filter { $0.variant.words == words && $0.variant.side == side }
                return PageImage(files, of: entry, summary: summary)
            }
            if let before = image(.before), let after = image(.after) {
                pictures[name] = .pair(before: before, after: after)
                pictures["\(name)-before"] = .single(before)
                pictures["\(name)-after"] = .single(after)
            } else if let one = image(nil) {
                pictures[name] = .single(one)
            }
        }
        return pictures
    }

    /// The picture of a name that a page can show: of a catalog's page, the one in the catalog.
    ///
    /// - Returns: `nil` for a name without a picture; one from elsewhere if there is none where the page looks.
    subscript(name: String, on page: DocumentationPage) -> PagePicture? {
        if let found = pictures[page.catalog]?[name] ?? pictures[nil]?[name] { return found }
        let others = pictures.compactMap { catalog, named in named[name].map { (catalog ?? "", $0) } }
        return others.min { $0.0 < $1.0 }?.1
    }
}

extension PageImage {
    /// - Parameter files: The light one, the dark one, or both.
    fileprivate init?(
        _ files: [ProjectPicture], of entry: ProjectEntry, summary: (String) -> PagePictures.FileSummary?
    ) {
        let summaries = files.map { summary($0.path) }
        guard let first = files.first, summaries.allSatisfy({ $0 != nil }) else { return nil }
        let light = files.first { !$0.variant.isDark } ?? first
        guard let shown = summary(light.path) else { return nil }
        let dark = files.first { $0.variant.isDark && $0.path != light.path }
        self.init(
            path: light.path, darkPath: dark?.path, width: shown.size.map { Double($0.width) },
            height: shown.size.map { Double($0.height) }, alt: Self.text(of: entry, shown), title: entry.caption)
    }
}

extension PageImage {
    /// The entry's text describes both pictures of a pair: the second one adds what differs.
    private static func text(of entry: ProjectEntry, _ shown: PagePictures.FileSummary) -> String {
        guard let text = entry.alternativeText else { return shown.alternativeText }
        return shown.difference.map { DifferenceWords.after(text, $0) } ?? text
    }
}

extension [[String]] {
    /// Each element once, in order.
    fileprivate var unique: [[String]] {
        var known: Set<[String]> = []
        return filter { known.insert($0).inserted }
    }
}
