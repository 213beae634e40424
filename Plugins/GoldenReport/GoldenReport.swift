import PackagePlugin

/// Creates a report of the last run of golden tests: `swift package golden-report`.
@main
struct GoldenReport: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = GoldenTool(package: context.package, packageManager: packageManager)
        try tool.run(["report"] + arguments)
    }
}
