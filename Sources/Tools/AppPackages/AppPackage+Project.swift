package import XcodeProjects

extension AppPackage {
    /// Makes the package of a project.
    ///
    /// - Parameter files: The files below the project's folder.
    package init(_ project: XcodeProject, files: ProjectFiles) {
        name = project.name
        developmentRegion = project.developmentRegion
        let built = project.targets.filter { Kind($0.kind) != nil }
        var notes: [String] = []
        targets = built.map { target in
            Target(target, in: project, files: files, built: Set(built.map(\.name)), notes: &notes)
        }
        for target in project.targets where Kind(target.kind) == nil {
            notes.append("\(target.name) is left out: \(target.kind.reasonToLeaveOut)")
        }
        for location in Set(built.flatMap(\.products).compactMap(\.package)) {
            guard case .remote(let url, _) = location, !LinuxPackages.isStandIn(url) else { continue }
            if !LinuxPackages.contains(url) {
                notes.append(
                    "\(url) isn't known to build on Linux: its lines are comments in Package.swift; remove the slashes to try"
                )
            }
        }
        self.notes = notes.sorted()
    }
}

extension AppPackage.Kind {
    init?(_ kind: XcodeProject.Kind) {
        switch kind {
        case .application: self = .program
        case .framework, .library: self = .library
        case .tests: self = .tests
        case .other: return nil
        }
    }
}

extension XcodeProject.Kind {
    fileprivate var reasonToLeaveOut: String {
        switch self {
        case .application, .framework, .library, .tests: "it has no sources"
        case .other("app-extension"), .other("extensionkit-extension"): "an app extension runs in another program"
        case .other("ui-testing"): "tests of a user interface need a running app"
        case .other(let type): "a target of the type \(type) has no screens to draw"
        }
    }
}

extension AppPackage.Target {
    fileprivate init(
        _ target: XcodeProject.Target, in project: XcodeProject, files: ProjectFiles, built: Set<String>,
        notes: inout [String]
    ) {
        name = target.module
        kind = AppPackage.Kind(target.kind) ?? .library
        let swift = target.sources.filter { $0.hasSuffix(".swift") }
        let missing = swift.filter { !files.contains($0) }
        if let first = missing.first {
            let others = missing.count > 1 ? " and \(missing.count - 1) more of \(target.name)" : ""
            notes.append("\(first)\(others) is in the project but not on disk")
        }
        folders = files.folders(covering: Set(swift.filter(files.contains))) + target.folders.map(\.path)
        excluded = target.folders.flatMap(\.excluded)
        resources = target.resources + [target.settings["INFOPLIST_FILE"]].compactMap(\.self)
        let modules = Dictionary(project.targets.map { ($0.name, $0.module) }) { first, _ in first }
        dependencies = target.dependencies.filter(built.contains).compactMap { modules[$0] }
        products = target.products
        languageMode = target.settings["SWIFT_VERSION"]?.prefix { $0 != "." }.description ?? "5"
        conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(
            String.init)
        isOnMainActor = target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for (suffix, language) in Self.otherLanguages {
            let count = target.sources.filter { $0.hasSuffix(suffix) }.count
            if count > 0 {
                notes.append(
                    "\(target.name) has \(count) \(count == 1 ? "file" : "files") of \(language), which aren't compiled"
                )
            }
        }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            notes.append("\(target.name) has a bridging header, \(header): what it declares is missing here")
        }
    }

    private static let otherLanguages = [
        (".m", "Objective-C"), (".mm", "Objective-C++"), (".c", "C"), (".cpp", "C++"), (".metal", "Metal"),
        (".intentdefinition", "intents"), (".xcdatamodeld", "Core Data models"), (".mlmodel", "Core ML models"),
    ]
}
