// Tests of applications draw different configurations side by side.
@_exported import class ChatLook.ConfigurationScope
// Who shows conversations has their controllers, too.
@_exported import Client
