import PackagePlugin

/// Approves new pictures of golden tests: `swift package approve`.
@main
struct ApproveGoldens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = GoldenTool(package: context.package, packageManager: packageManager)
        try tool.run(["approve"] + arguments)
    }
}
