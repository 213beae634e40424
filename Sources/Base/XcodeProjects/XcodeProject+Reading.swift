package import Foundation

extension XcodeProject {
    /// Reads a project.
    ///
    /// - Parameters:
    ///   - data: The contents of its `project.pbxproj`.
    ///   - path: The path of the bundle, such as `App/Notes.xcodeproj`.
    ///   - file: Reads a text file by its path, relative to the project's folder; `nil` if there is none.
    package init(_ data: Data, path: String, file: @escaping (String) -> String?) throws {
        let objects = try ProjectObjects(data, path: path)
        let reader = ProjectReader(objects: objects, paths: ProjectPaths(objects), file: file)
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        developmentRegion = objects.root.string("developmentRegion")
        regions = objects.root.strings("knownRegions").filter { $0 != "Base" }
        packages = objects.list("packageReferences", of: objects.root).compactMap(reader.package)
        targets = objects.list("targets", of: objects.root).filter { $0.isa == "PBXNativeTarget" }.map(reader.target)
    }

    /// Reads the project of a bundle on disk.
    ///
    /// - Parameter bundle: The folder that ends in `.xcodeproj`.
    package init(at bundle: URL) throws {
        let list = bundle.appendingPathComponent("project.pbxproj")
        let data: Data
        do { data = try Data(contentsOf: list) } catch {
            throw XcodeProjectError(path: bundle.path, reason: "no project.pbxproj can be read in it")
        }
        let folder = bundle.deletingLastPathComponent()
        try self.init(data, path: bundle.path) { path in
            try? String(contentsOf: URL(fileURLWithPath: path, relativeTo: folder), encoding: .utf8)
        }
    }
}

/// Reads the parts of a project.
private struct ProjectReader {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let file: (String) -> String?

    func package(_ object: ProjectObjects.Object) -> XcodeProject.Package? {
        location(object).map(XcodeProject.Package.init)
    }

    private func location(_ object: ProjectObjects.Object) -> XcodeProject.Package.Location? {
        if let path = object.string("relativePath") { return .local(path: ProjectPaths.normalized(path)) }
        guard let url = object.string("repositoryURL") else { return nil }
        let versions = object.dictionary("requirement")
        func value(_ key: String) -> String { versions[key] as? String ?? "" }
        let requirement: XcodeProject.Package.Requirement =
            switch value("kind") {
            case "upToNextMinorVersion": .upToNextMinor(value("minimumVersion"))
            case "versionRange": .range(value("minimumVersion"), value("maximumVersion"))
            case "exactVersion": .exact(value("version"))
            case "branch": .branch(value("branch"))
            case "revision": .revision(value("revision"))
            default: .upToNextMajor(value("minimumVersion"))
            }
        return .remote(url: url, requirement)
    }

    func target(_ object: ProjectObjects.Object) -> XcodeProject.Target {
        let name = object.string("name") ?? ""
        let productName = object.string("productName") ?? name
        let common = ProjectSettings(
            objects[objects.root.string("buildConfigurationList")], in: objects, paths: paths, file: file)
        let settings = ProjectSettings(
            objects[object.string("buildConfigurationList")], over: common, in: objects, paths: paths, file: file
        ).resolved([
            "TARGET_NAME": name, "PRODUCT_NAME": productName, "SRCROOT": ".", "PROJECT_DIR": ".",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ])
        let phases = objects.list("buildPhases", of: object)
        return XcodeProject.Target(
            name: name, kind: kind(object.string("productType") ?? ""),
            module: settings["PRODUCT_MODULE_NAME"] ?? XcodeProject.moduleName(name),
            sources: files(phases, of: "PBXSourcesBuildPhase"), resources: files(phases, of: "PBXResourcesBuildPhase"),
            folders: objects.list("fileSystemSynchronizedGroups", of: object).compactMap { folder($0, of: object) },
            dependencies: objects.list("dependencies", of: object).compactMap {
                objects[$0.string("target")]?.string("name")
            },
            products: objects.list("packageProductDependencies", of: object).compactMap(product),
            settings: settings)
    }

    private func kind(_ type: String) -> XcodeProject.Kind {
        let last = type.split(separator: ".").last.map(String.init) ?? ""
        return switch last {
        case "application": .application
        case "framework": .framework
        case "static", "dynamic": type.contains("framework") ? .framework : .library
        case "unit-test", "ui-testing": .tests
        default: .other(last)
        }
    }

    private func files(_ phases: [ProjectObjects.Object], of isa: String) -> [String] {
        phases.filter { $0.isa == isa }.flatMap { objects.list("files", of: $0) }
            .compactMap { objects[$0.string("fileRef")] }.flatMap(paths.files)
    }

    private func folder(_ group: ProjectObjects.Object, of target: ProjectObjects.Object) -> XcodeProject.Folder? {
        guard let path = paths.path(of: group) else { return nil }
        let exceptions = objects.list("exceptions", of: group).filter { $0.string("target") == target.id }
        return XcodeProject.Folder(path: path, excluded: exceptions.flatMap { $0.strings("membershipExceptions") })
    }

    private func product(_ object: ProjectObjects.Object) -> XcodeProject.Product? {
        guard let name = object.string("productName") else { return nil }
        return XcodeProject.Product(name: name, package: objects[object.string("package")].flatMap(location))
    }
}
