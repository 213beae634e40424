internal import Foundation

/// What a change can touch: the packages and documentation projects below a folder that contain changed files.
struct ReviewScope {
    /// The folder to which the review is limited, relative to the repository; empty for the whole.
    let folder: String

    let changes: [ChangedFile]

    /// The packages whose sources changed, relative to the repository.
    private(set) var touchedPackages: [String] = []

    /// Those of them whose previews are drawn, and the files of documentation projects.
    private(set) var packages: [String] = []
    private(set) var projects: [String] = []

    /// What was left out and why, one line each.
    private(set) var notes: [String] = []

    /// Whether there is anything in the scope that could change.
    private(set) var isEmpty = true

    /// - Parameters:
    ///   - files: The paths of all files of both sides.
    ///   - text: Reads a file of either side.
    init(folder: String, changes: [ChangedFile], files: Set<String>, text: (String) -> String?) {
        self.folder = folder
        self.changes = changes
        let all = files.sorted()
        let manifests = all.filter { $0.fileName == "Package.swift" }
        var packages = manifests.map(\.parentFolder).filter { $0.isInside(folder) }
        if packages.isEmpty, let around = manifests.map(\.parentFolder).filter({ folder.isInside($0) }).max() {
            packages = [around]
        }
        let projects = all.filter { $0.fileName == "pictures.yaml" && $0.isInside(folder) }
        isEmpty = packages.isEmpty && projects.isEmpty && !all.contains { $0.hasSuffix(".png") && $0.isInside(folder) }
        let roots = Set(manifests.map(\.parentFolder))
        let touched = Set(
            changes.map(\.path).filter(Self.canChangePreviews).compactMap { path in
                roots.filter { path.isInside($0) }.max { $0.count < $1.count }
            })
        var untouched = 0
        for package in packages {
            guard !touched.isDisjoint(with: Self.reachable(from: package, among: roots, text)) else {
                untouched += 1
                continue
            }
            touchedPackages.append(package)
            if text("\(package.prefixed)Package.swift")?.contains(/name: "MessageShot",\s*(products|platforms|default)/)
                == true
            {
                notes.append("\(package.shown): MessageShot itself; its previews are drawn by the installed kit alone")
            } else {
                self.packages.append(package)
            }
        }
        if untouched > 0 { notes.append("\(untouched.counted("package")) without changed sources: not drawn") }
        for project in projects {
            let inputs = Self.inputs(of: project, text(project) ?? "")
            if changes.contains(where: { change in inputs.contains { change.path.isInside($0) } }) {
                self.projects.append(project)
            } else {
                notes.append("\(project): no file changed in its folders; not drawn")
            }
        }
    }

    /// Whether no picture of the scope can differ.
    var isUntouched: Bool { packages.isEmpty && projects.isEmpty && changedFiles.isEmpty }

    /// Changed files of the scope.
    var changedFiles: [ChangedFile] { changes.filter { $0.path.isInside(folder) } }

    /// Documents, goldens and hidden files are no part of what previews are compiled from.
    private static func canChangePreviews(_ path: String) -> Bool {
        let isDocument = ["md", "markdown", "yml"].contains((path as NSString).pathExtension)
        return !isDocument && !CommittedFiles.isGolden(path)
            && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// A package and those that its manifest names by paths, and theirs.
    private static func reachable(from package: String, among roots: Set<String>, _ text: (String) -> String?) -> Set<
        String
    > {
        var found: Set<String> = []
        var open = [package]
        while let next = open.popLast() {
            guard found.insert(next).inserted, let manifest = text("\(next.prefixed)Package.swift") else { continue }
            let paths = manifest.matches(of: /\.package\([^)]*path:\s*"([^"]+)"/).map { String($0.1) }
            open += paths.compactMap { next.appending(relative: $0) }.filter(roots.contains)
        }
        return found
    }

    /// The folder of a project, and the folders outside of it that its file names.
    private static func inputs(of project: String, _ text: String) -> [String] {
        let folder = project.parentFolder
        let outside = text.matches(of: /\.\.\/[^\s"',\]}]+/).compactMap { folder.appending(relative: String($0.0)) }
        return [folder] + outside
    }
}

// MARK: Paths relative to the repository

extension String {
    var fileName: String { split(separator: "/").last.map(String.init) ?? "" }

    /// The folder; empty for the repository's root.
    var parentFolder: String { split(separator: "/").dropLast().joined(separator: "/") }

    /// Whether a path is a folder, or inside of it. The empty folder has all paths.
    func isInside(_ folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix("\(folder)/") }

    /// The folder before a file's name.
    var prefixed: String { isEmpty ? "" : "\(self)/" }

    /// The folder for readers.
    var shown: String { isEmpty ? "." : self }

    /// Resolves a path relative to this folder; `nil` if it leads out of the repository.
    func appending(relative path: String) -> String? {
        var parts = split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}

extension Int {
    /// `1 package`, `2 packages`
    func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
