internal import XcodeProjects

extension AppPackage {
    /// The package's `Package.swift`.
    ///
    /// - Parameters:
    ///   - messageShot: The dependency on MessageShot, such as `.package(url: "https://…", branch: "main")`.
    ///   - pathToProject: The path from the package's folder to the project's, such as `..`.
    package func manifest(messageShot: String, pathToProject: String) -> String {
        let locations = Set(targets.flatMap(\.products).compactMap(\.package)).filter { !$0.isStandIn }
        let packages = locations.map { $0.line(pathToProject: pathToProject) }.sorted()
        let region = developmentRegion.map { "defaultLocalization: \(quoted($0)), " } ?? ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            // \(name) on Linux: its own files, which AppSources.json of each target names.
            // `messageshot swift build` builds it, and `messageshot app check` lists what is missing.
            let package = Package(
                name: \(quoted(name)), \(region)platforms: [.iOS(.v17)],
                dependencies: [
                    \(messageShot),
            \(packages.map { "        \($0)\n" }.joined())    ],
                targets: [
            \(targets.map(lines).joined())    ])

            """
    }

    private func lines(of target: Target) -> String {
        var dependencies = target.dependencies.map { "\(quoted($0))," }
        dependencies += Self.modules.map { ".product(name: \(quoted($0)), package: \"MessageShot\")," }
        dependencies += target.products.map { $0.line }
        var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
        if target.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
        settings += target.conditions.map { ".define(\(quoted($0)))" }
        let kind =
            switch target.kind {
            case .program: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        return """
                    .\(kind)(
                        name: \(quoted(target.name)),
                        dependencies: [
            \(dependencies.map { "                \($0)\n" }.joined())            ],
                        swiftSettings: [\(settings.joined(separator: ", "))],
                        plugins: [.plugin(name: "AppSources", package: "MessageShot")]),

            """
    }

    /// The products that every target may import.
    private static let modules = ["UIKit", "SwiftUI", "Combine"]

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension XcodeProject.Package.Location {
    fileprivate var isStandIn: Bool {
        switch self {
        case .remote(let url, _): LinuxPackages.isStandIn(url)
        case .local: false
        }
    }

    /// Whether the package is a comment until somebody has tried it.
    fileprivate var isUncertain: Bool {
        switch self {
        case .remote(let url, _): !LinuxPackages.contains(url)
        case .local: false
        }
    }

    fileprivate func line(pathToProject: String) -> String {
        switch self {
        case .local(let path): ".package(path: \"\(pathToProject)/\(path)\"),"
        case .remote(let url, let requirement):
            "\(isUncertain ? "// " : "").package(url: \"\(url)\", \(requirement.argument)),"
        }
    }

    /// The name that a manifest calls the package by.
    fileprivate var identity: String {
        let path: String =
            switch self {
            case .remote(let url, _): url
            case .local(let path): path
            }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

extension XcodeProject.Package.Requirement {
    fileprivate var argument: String {
        switch self {
        case .upToNextMajor(let version): "from: \"\(version)\""
        case .upToNextMinor(let version): ".upToNextMinor(from: \"\(version)\")"
        case .range(let first, let last): "\"\(first)\"..<\"\(last)\""
        case .exact(let version): "exact: \"\(version)\""
        case .branch(let name): "branch: \"\(name)\""
        case .revision(let hash): "revision: \"\(hash)\""
        }
    }
}

extension XcodeProject.Product {
    fileprivate var line: String {
        guard let package else { return "// \"\(name)\": the project doesn't name its package," }
        if package.isStandIn { return ".product(name: \"\(name)\", package: \"MessageShot\")," }
        return "\(package.isUncertain ? "// " : "").product(name: \"\(name)\", package: \"\(package.identity)\"),"
    }
}
