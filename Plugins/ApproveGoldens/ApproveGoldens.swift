import PackagePlugin

/// Takes new pictures of golden tests as goldens: `swift package approve`.
@main
struct ApproveGoldens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try GoldenTool(context: context).run(["approve"] + arguments)
    }
}
